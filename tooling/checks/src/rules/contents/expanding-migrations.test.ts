import { describe, expect, it } from 'vitest'
import { findViolations } from '../../testing/find-violations.js'
import { expandingMigrations } from './expanding-migrations.js'

const folder = 'apps/platform/migrations'

describe('expandingMigrations', () => {
  it('finds statements that a former build does not survive', () => {
    const texts = {
      [`${folder}/0009-baseline.sql`]: 'DROP TABLE old;',
      [`${folder}/0050-after.sql`]: [
        'ALTER TABLE carts DROP COLUMN note;',
        'ALTER TABLE carts',
        '  RENAME COLUMN a TO b;',
        'ALTER TABLE carts ALTER COLUMN a TYPE bigint;',
        'ALTER TABLE carts ALTER COLUMN a SET NOT NULL;',
        'ALTER TABLE carts ADD COLUMN c text NOT NULL;',
        'ALTER TABLE carts ADD CONSTRAINT d CHECK (a > 0);',
      ].join('\n'),
    }
    expect(findViolations(expandingMigrations, texts).map((line) => line.split(' ')[0])).toEqual([
      `${folder}/0050-after.sql:1:`,
      `${folder}/0050-after.sql:3:`,
      `${folder}/0050-after.sql:4:`,
      `${folder}/0050-after.sql:5:`,
      `${folder}/0050-after.sql:6:`,
      `${folder}/0050-after.sql:7:`,
    ])
  })

  it('allows adding, and removing what an earlier migration has replaced', () => {
    const texts = {
      [`${folder}/0050-new-note.sql`]: [
        'CREATE TABLE notes (id text NOT NULL);',
        "ALTER TABLE carts ADD COLUMN c text NOT NULL DEFAULT '';",
        'ALTER TABLE carts ALTER COLUMN a DROP NOT NULL;',
        'DROP INDEX carts_by_a;',
      ].join('\n'),
      [`${folder}/0051-without-note.sql`]: [
        '-- unused since 0050-new-note',
        'ALTER TABLE carts',
        '  DROP COLUMN note;',
        '',
        '-- side by side: every former value stays allowed',
        "ALTER TABLE jobs ADD CONSTRAINT kinds CHECK (kind IN ('a', 'b'));",
      ].join('\n'),
    }
    expect(findViolations(expandingMigrations, texts)).toEqual([])
  })

  it('wants an earlier migration that exists', () => {
    const texts = {
      [`${folder}/0051-a.sql`]: '-- unused since 0050-new-note\nDROP TABLE note;',
      [`${folder}/0052-b.sql`]: '-- unused since 0052-b\nDROP TABLE other;',
    }
    expect(findViolations(expandingMigrations, texts)).toHaveLength(2)
  })
})
