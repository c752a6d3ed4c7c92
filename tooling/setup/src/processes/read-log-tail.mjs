import { existsSync, readFileSync } from 'node:fs'

/**
 * The last lines of a log; empty if there is no log yet.
 *
 * @param {string} file
 * @param {number} [count]
 * @returns {string[]}
 */
export function readLogTail(file, count = 30) {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count)
}

/**
 * The reason why a server exited: the message of its last structured error line, else its last line
 * of text.
 *
 * @param {string[]} lines
 * @returns {string}
 */
export function findLastError(lines) {
  for (const line of lines.toReversed()) {
    const entry = parseJson(line)
    if (entry === undefined || !isErrorLevel(entry.level)) continue
    const message = entry.err?.message ?? entry.msg
    if (typeof message === 'string' && message !== '') return message.split('\n')[0] ?? message
  }
  const text = lines.filter((line) => line.trim() !== '' && parseJson(line) === undefined)
  const named = text.findLast((line) => /error\b.*:/i.test(line) && !/^\s+at /.test(line))
  return (
    named ??
    text.findLast((line) => !/^(\s+at |Node\.js v|\s*\}|\s*$)/.test(line)) ??
    ''
  ).trim()
}

/**
 * @param {string} line
 * @returns {Record<string, any> | undefined}
 */
function parseJson(line) {
  if (!line.startsWith('{')) return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** @param {unknown} level */
function isErrorLevel(level) {
  return level === 'error' || level === 'fatal' || (typeof level === 'number' && level >= 50)
}
