import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button, LoadingBar, Stack, useLoadingBar } from '../../index.js'

const meta: Meta<typeof LoadingBar> = {
  title: 'States/LoadingBar',
  component: LoadingBar,
  args: { phase: 'running' },
  parameters: {
    guide: {
      use: 'Shows that a page is loading, from 200 ms on.',
      avoid: 'Work whose length is known: Progress. The place of content: Skeleton.',
    },
    texts: {
      el: { label: 'Φόρτωση', failedLabel: 'Η φόρτωση απέτυχε' },
      en: { label: 'Loading', failedLabel: 'Loading failed' },
    },
  },
}

export default meta
type Story = StoryObj<typeof LoadingBar>

export const Default: Story = {}

export const Playground: Story = { args: { phase: 'finished' } }

export const Failed: Story = { args: { phase: 'failed' } }

export const Driven: Story = {
  render: function Driven({ label, failedLabel }) {
    const [work, setWork] = useState({ isBusy: false, hasFailed: false })
    const phase = useLoadingBar(work)
    return (
      <Stack direction="row">
        <LoadingBar phase={phase} label={label} failedLabel={failedLabel} />
        <Button onClick={() => setWork({ isBusy: true, hasFailed: false })}>Start</Button>
        <Button onClick={() => setWork({ isBusy: false, hasFailed: false })}>Finish</Button>
        <Button onClick={() => setWork({ isBusy: false, hasFailed: true })}>Fail</Button>
      </Stack>
    )
  },
}

export const ForcedColours: Story = { ...Failed }
