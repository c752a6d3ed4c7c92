import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DescriptionList } from '../../index.js'

describe('DescriptionList', () => {
  it('pairs names and facts', () => {
    render(
      <DescriptionList
        items={[
          { term: 'Output', description: '1.5 kg/h' },
          { term: 'Pressure', description: '30 mbar' },
        ]}
      />,
    )
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Output',
      'Pressure',
    ])
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '1.5 kg/h',
      '30 mbar',
    ])
  })
})
