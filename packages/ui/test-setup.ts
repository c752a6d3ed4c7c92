import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { installDialogs } from './src/testing.js'

afterEach(cleanup)

if (typeof window !== 'undefined') installDialogs(window)
