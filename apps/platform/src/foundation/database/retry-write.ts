import { sqlState } from './database.js'

const retryable = new Set(['40001', '40P01'])
const maxTries = 5

/** Runs a transaction again when the engine ended it in favour of another one. */
export async function retryWrite<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (attempt === maxTries || !retryable.has(sqlState(error) ?? '')) throw error
      await pause(5 * 2 ** attempt * Math.random())
    }
  }
}

function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs)
  })
}
