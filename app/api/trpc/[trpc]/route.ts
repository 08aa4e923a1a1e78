export { serveCalls as GET, serveCalls as POST } from '@/server/api/serve'
