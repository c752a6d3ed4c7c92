import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { ComponentDataText } from './component-data.js'

/** Guidelines of a component; each story file defines them in `parameters.guide`. */
interface Guide {
  use: string
  avoid: string
  /** The effect of each key; omitted when there is no keyboard interaction. */
  keyboard?: Record<string, string>
  /** Needs a wide screen: stories with an iframe of their own get that width, scaled down. */
  isWide?: boolean
}

/** A page of documentation is 1000 px wide, less its borders. */
const wideStories =
  '.docs-story iframe { inline-size: 1280px !important; scale: 0.78; transform-origin: 0 0; }'

/** The page of one component: appearance, usage, props, every state. */
export function GuidePage(): ReactElement {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide = preparedMeta.parameters['guide'] as Guide | undefined
  return (
    <>
      <Title />
      <Description />
      {guide?.isWide && <style>{wideStories}</style>}
      <Primary />
      {guide && <GuideText {...guide} />}
      {guide && <ComponentDataText name={preparedMeta.title.split('/').pop() ?? ''} />}
      <h2 id="props">Props</h2>
      <Controls />
      <Stories includePrimary={false} title="States" />
    </>
  )
}

function GuideText({ use, avoid, keyboard }: Guide): ReactElement {
  return (
    <>
      <h2 id="use">Use it for</h2>
      <p>{use}</p>
      <h2 id="avoid">Take something else for</h2>
      <p>{avoid}</p>
      {keyboard && (
        <>
          <h2 id="keyboard">Keyboard</h2>
          <table>
            <thead>
              <tr>
                <th>Key</th>
                <th>What it does</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(keyboard).map(([keys, effect]) => (
                <tr key={keys}>
                  <td>{keys}</td>
                  <td>{effect}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  )
}
