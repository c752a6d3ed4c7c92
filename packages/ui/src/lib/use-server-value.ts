import { useEffect, useRef } from 'react'

export interface UseServerValueOptions<Value> {
  /** The server's value. */
  value: Value
  /** Reads the field; undefined while there is none. */
  read: () => Value | undefined
  write: (value: Value) => void
  /** Called with a value that the shopper chose before hydration. */
  onEarlyChange?: (value: Value) => void
}

/**
 * Resets an uncontrolled field when the server's value changes; a value chosen before hydration is
 * preserved.
 */
export function useServerValue<Value>(options: UseServerValueOptions<Value>): void {
  const { value } = options
  const latest = useRef(options)
  const written = useRef<{ value: Value }>()

  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    const { read, write, onEarlyChange } = latest.current
    const before = written.current
    written.current = { value }
    if (before) {
      if (before.value !== value) write(value)
      return
    }
    const held = read()
    if (held !== undefined && held !== value) onEarlyChange?.(held)
  }, [value])
}
