import { expect, test } from 'vitest'
import { isNewEnough } from './node-version.mjs'

test.each(['v20.19.0', '20.19.0', 'v20.19.1', 'v20.20.0', 'v21.0.0', 'v22.1.0', 'v100.0.0'])(
  'Node %s is new enough',
  (version) => expect(isNewEnough(version)).toBe(true),
)

test.each(['v20.18.9', 'v20.9.0', 'v19.99.99', 'v14.21.3', 'v9.20.0', 'v2.19.0'])(
  'Node %s is too old',
  (version) => expect(isNewEnough(version)).toBe(false),
)
