import { db } from '@/server/db/client'
import { withDatabase } from '@/server/testing/database'
import { withStreams } from '@/server/testing/listener'
import { describeWire } from '@/server/testing/wire'
import { postgresWire, WIRE_NAME } from './postgres-wire'

withDatabase()
const address = withStreams()

const cut = () => db.$queryRaw`
  SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = ${WIRE_NAME}`

// It mends itself.
describeWire('Postgres', { make: postgresWire, cut, mend: async () => undefined }, address)
