import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTextFile } from './read-text-file.js'

describe('readTextFile', () => {
  let directory: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'floga-text-'))
  })
  afterAll(() => rm(directory, { recursive: true, force: true }))

  const read = async (bytes: Uint8Array | string, encoding?: string, name = 'file.txt') => {
    const path = join(directory, name)
    await writeFile(path, bytes)
    return readTextFile(path, { encoding })
  }
  const greek = Uint8Array.from([0xd6, 0xeb, 0xfc, 0xe3, 0xe1])

  it('decodes by mark, XML declaration or name, and drops the mark', async () => {
    expect(await read('\uFEFFΦλόγα')).toBe('Φλόγα')
    expect(await read(Buffer.from('\uFEFFΦλόγα', 'utf16le'))).toBe('Φλόγα')
    expect(await read(Buffer.from('\uFEFFΦλόγα', 'utf16le').swap16())).toBe('Φλόγα')
    const declared = (encoding: string) =>
      Buffer.concat([Buffer.from(`<?xml version="1.0" encoding="${encoding}"?>`), greek])
    expect(await read(declared('Windows-1253'))).toMatch(/Φλόγα$/)
    expect(await read(declared('ISO-8859-7'))).toMatch(/Φλόγα$/)
    expect(await read(gzipSync(declared('windows-1253')), undefined, 'a.gz')).toMatch(/Φλόγα$/)
    const unmarked = Buffer.from('<?xml version="1.0" encoding="UTF-16"?>Φλόγα', 'utf16le')
    expect(await read(unmarked)).toMatch(/Φλόγα$/)
    expect(await read(greek, 'iso-8859-7')).toBe('Φλόγα')
  })

  it('refuses what is no text, and names file and encoding', async () => {
    await expect(read(greek)).rejects.toThrow(/file\.txt: it is no text in UTF-8; .*--encoding/)
    await expect(read('Φλόγα', 'us-ascii-7')).rejects.toThrow('"us-ascii-7" is unknown')
    await expect(read('<?xml version="1.0" encoding="klingon"?>')).rejects.toThrow(
      'its encoding "klingon" is unknown',
    )
    await expect(read(Uint8Array.from([0x41, 0, 0x42]))).rejects.toThrow('it is no text')
    await expect(read(Uint8Array.from([0xff, 0xfe, 0x41, 0xd8]))).rejects.toThrow(
      'it is no text in UTF-16LE',
    )
    await expect(read(Uint8Array.from([0xd2, 0xff]), 'iso-8859-7')).rejects.toThrow(
      'it is no text in ISO-8859-7',
    )
  })
})
