import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Grid, GridItem } from '../../index.js'

describe('Grid', () => {
  it('hands each item its columns, and sixteen by default', () => {
    render(
      <Grid as="ul">
        <GridItem as="li" span={8} sm={7} lg={6}>
          Half
        </GridItem>
        <GridItem as="li">Whole</GridItem>
      </Grid>,
    )
    const [half, whole] = screen.getAllByRole('listitem')
    expect(half?.dataset).toMatchObject({ span: '8', sm: '7', lg: '6' })
    expect(whole?.dataset).toMatchObject({ span: '16' })
  })
})
