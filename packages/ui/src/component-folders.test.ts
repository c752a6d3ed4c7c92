import { describe, expect, it } from 'vitest'

const files = new Set(Object.keys(import.meta.glob('./components/*/*')))
const folders = [...new Set([...files].map((file) => file.split('/')[2] ?? ''))]

describe('component folders', () => {
  it('hold component, styles, test and stories, each named after the folder', () => {
    const expected = folders.flatMap((name) =>
      [`${name}.tsx`, `${name}.styles.ts`, `${name}.test.tsx`, `${name}.stories.tsx`].map(
        (file) => `./components/${name}/${file}`,
      ),
    )
    expect(expected.filter((file) => !files.has(file))).toEqual([])
    expect(folders.length).toBeGreaterThan(40)
  })
})
