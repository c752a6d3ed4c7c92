import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../foundation/database/database.js'
import { describeEachEngine, openTestDatabase } from '../../../testing/open-test-database.js'
import { importRecords, testRecords } from '../../../testing/test-records.js'
import { deriveId } from '../import/write/derive-id.js'
import { readTerm } from '../search/read-term.js'
import type { CatalogueReader } from '../snapshot/catalogue-reader.js'
import { createCatalogueReader } from '../snapshot/catalogue-reader.js'
import { productColumns } from '../snapshot/product-columns.js'
import type { SearchEngine, SearchScope } from './search-engine.js'
import { searchEngines } from './search-engines.js'

// Requirements of every engine; an engine added to the table is tested with the others.
describeEachEngine('search engines', (databaseEngine) => {
  describe.each(Object.keys(searchEngines) as (keyof typeof searchEngines)[])('%s', (name) => {
    let database: Database
    let engine: SearchEngine
    let reader: CatalogueReader
    beforeAll(async () => {
      database = await openTestDatabase(databaseEngine)
      await importRecords(database, testRecords())
      await importRecords(database, testRecords(), { tenant: 'other' })
      engine = searchEngines[name]()
      reader = createCatalogueReader(database, { engine })
    })
    afterAll(() => database.close())

    const ask = <T>(work: (scope: SearchScope) => Promise<T>, tenant = 'floga', locale = 'el') =>
      reader.read(tenant, (snapshot, sql) => work({ sql, snapshot, locale }))
    const idsAt = ({ snapshot }: SearchScope, places: Int32Array) =>
      Array.from(places, (place) => productColumns(snapshot).products[place]!.id)
    const match = (term: string, more: { tenant?: string; fields?: readonly 'BRAND'[] } = {}) =>
      ask(async (scope) => {
        const asked = readTerm(term, { synonyms: scope.snapshot.synonyms, locale: scope.locale })
        const found = await engine.matchTerm(scope, { asked, fields: more.fields ?? null })
        return { ...found, ids: idsAt(scope, found.ranked.places) }
      }, more.tenant)
    const idOf = (key: string, tenant = 'floga') => deriveId(tenant, 'product', key)
    const update = async () => {
      for (const tenant of ['floga', 'other']) await engine.update?.(database, tenant)
    }

    it('finds by a word, its forms, how it sounds, its beginning and in another language, written or not', async () => {
      for (const step of ['not written', 'written']) {
        for (const term of ['δεξαμενή', 'ΔΕΞΑΜΕΝΩΝ', 'dexamenes', 'δεξαμ', 'toroidal', 'tank']) {
          const found = { step, term, ...(await match(term)) }
          expect(found).toMatchObject({ step, term, ids: [idOf('tank')], isPartial: false })
        }
        expect((await match('υποβρύχιο')).ids).toEqual([])
        await update()
      }
    })

    it('returns the results of one tenant', async () => {
      await update()
      expect((await match('δεξαμενή', { tenant: 'other' })).ids).toEqual([idOf('tank', 'other')])
      expect((await match('δεξαμενή', { tenant: 'absent' })).ids).toEqual([])
    })

    it('finds products with most of the words, marks them as partial, and returns their share', async () => {
      const partial = await match('δεξαμενή υποβρύχιο')
      expect(partial).toMatchObject({ ids: [idOf('tank')], isPartial: true })
      expect(partial.coverage).toBeGreaterThan(0)
      expect(partial.coverage).toBeLessThan((await match('δεξαμενή')).coverage)
    })

    it('looks in some fields alone', async () => {
      expect((await match('kordelin', { fields: ['BRAND'] })).ids).toEqual([idOf('tank')])
      expect((await match('δεξαμενή', { fields: ['BRAND'] })).ids).toEqual([])
    })

    it('treats a term that looks like a SKU as one', async () => {
      const find = (term: string) =>
        ask(async (scope) => {
          const found = await engine.matchSku(scope, term)
          return found && idsAt(scope, found.places)
        })
      expect(await find('tnk-53')).toEqual([idOf('tank')])
      expect(await find('TNK53')).toEqual([idOf('tank')])
      expect(await find('tnk-99')).toBeUndefined()
      expect(await find('δεξαμενή')).toBeUndefined()
    })

    it('knows which things are called so, and words like others', async () => {
      const asked = readTerm('δεξαμενη μπλουζα', {
        synonyms: await ask(async ({ snapshot }) => snapshot.synonyms),
        locale: 'el',
      })
      expect(await ask((scope) => engine.knownThings(scope, asked))).toEqual(new Set([asked[0]]))
      const [near] = await ask((scope) => engine.nearWords(scope, ['δεξαμνη']))
      expect(near).toMatchObject([{ word: 'δεξαμενή', isClose: true }])
      const words = ['dexameni', 'ρυθμιστησ', 'xyz']
      expect(await ask((scope) => engine.spellWords(scope, words))).toEqual([
        'δεξαμενή',
        'ρυθμιστής',
        'xyz',
      ])
      expect(await ask((scope) => engine.completeWord(scope, 'ρυθ', 6))).toContain('ρυθμιστής')
      expect(await ask((scope) => engine.completeWord(scope, '', 6))).toEqual([])
    })

    it('finds the changes of an import at once, with or without an index, and nothing unpublished', async () => {
      const changed = testRecords().map((record) => {
        if (record['key'] === 'regulator') return { ...record, brand: 'kordelin' }
        return record['key'] === 'detector' ? { ...record, published: false } : record
      })
      const both = [idOf('tank', 'other'), idOf('regulator', 'other')]
      expect((await match('kordelin', { tenant: 'other' })).ids).toEqual(both.slice(0, 1))
      expect((await match('ανιχνευτής', { tenant: 'other' })).ids).toHaveLength(1)
      await importRecords(database, changed, { tenant: 'other' })
      for (const step of ['not written', 'written']) {
        const found = { step, ...(await match('kordelin', { tenant: 'other' })) }
        expect(found).toMatchObject({ step, ids: both })
        expect((await match('ανιχνευτής', { tenant: 'other' })).ids).toEqual([])
        await update()
      }
      expect((await match('kordelin')).ids).toEqual([idOf('tank')])
    })

    it('reads no texts once the index is loaded', async () => {
      await update()
      const texts: string[] = []
      const fresh = searchEngines[name]()
      await createCatalogueReader(database, { engine: fresh }).read(
        'floga',
        async (snapshot, sql) => {
          await fresh.prepare({ sql, snapshot, locale: 'el' })
          const watched = {
            query: <Row>(text: string, params?: unknown[]) => {
              texts.push(text)
              return sql.query<Row>(text, params)
            },
          }
          const asked = readTerm('δεξαμενή', { synonyms: snapshot.synonyms, locale: 'el' })
          await fresh.matchTerm({ sql: watched, snapshot, locale: 'el' }, { asked })
        },
      )
      expect(texts).not.toEqual([])
      expect(texts.filter((text) => text.includes('product_search'))).toEqual([])
    })
  })
})
