import { Source } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import type { ComponentData, KitData } from '../src/kit-data/kit-data.js'

let loading: Promise<KitData> | undefined

async function loadData(): Promise<KitData> {
  const response = await fetch('kit-data.json')
  return response.ok ? ((await response.json()) as KitData) : {}
}

/** Shows a component's import statement, its size and the custom properties that style it. */
export function ComponentDataText({ name }: { name: string }): ReactElement | null {
  const [data, setData] = useState<ComponentData>()
  useEffect(() => {
    let isShown = true
    loading ??= loadData()
    loading.then(
      (kit) => isShown && setData(kit[name]),
      () => (loading = undefined),
    )
    return () => {
      isShown = false
    }
  }, [name])
  if (!data) return null
  const { entry, sizes, customProperties = [] } = data
  return (
    <>
      <h2 id="import">Import</h2>
      <Source language="tsx" code={`import { ${name} } from '${entry}'`} />
      {sizes && (
        <p>
          Script {toKilobytes(sizes.scriptBytes)}, sheet {toKilobytes(sizes.sheetBytes)}, each by
          gzip, with all that it is made of and without React.
        </p>
      )}
      {customProperties.length > 0 && (
        <>
          <h2 id="tokens">Tokens</h2>
          <p>Its look follows these custom properties; a theme sets them.</p>
          <ul style={{ columns: '14rem', listStyle: 'none', padding: 0 }}>
            {customProperties.map((property) => (
              <li key={property} style={{ breakInside: 'avoid' }}>
                <Swatch property={property} /> <code>{property}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Swatch({ property }: { property: string }): ReactElement | null {
  if (!property.startsWith('--floga-color-')) return null
  return (
    <span
      aria-hidden="true"
      style={{
        display: 'inline-block',
        inlineSize: '1em',
        blockSize: '1em',
        verticalAlign: '-0.15em',
        border: '1px solid var(--floga-color-lineStrong)',
        borderRadius: '3px',
        background: `var(${property})`,
      }}
    />
  )
}

function toKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
