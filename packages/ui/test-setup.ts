import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { installDialogs } from './src/testing.js'

afterEach(cleanup)

// A busy machine needs longer to load chunks on demand.
configure({ asyncUtilTimeout: 60_000 })

if (typeof window !== 'undefined') installDialogs(window)
