import { useEffect, useRef } from 'react'

/** What {@link useServerValue} needs. */
export interface UseServerValueOptions<Value> {
  /** What the server says. */
  value: Value
  /** Reads the field; undefined while there is none. */
  read: () => Value | undefined
  write: (value: Value) => void
  /** Called with what a shopper chose before the scripts ran. */
  onEarlyChange?: (value: Value) => void
}

/** Sets a field that the browser keeps to what the server says anew; what a shopper chose before scripts ran stays. */
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
