import { Heading, Stack, Text } from '@floga/ui'
import type { ReactElement, ReactNode } from 'react'

export interface AuthPageProps {
  title: string
  intro?: ReactNode
  children: ReactNode
  /** Ways to the other auth pages. */
  links?: ReactNode
}

/** Title, a sentence, the form, and the ways on. */
export function AuthPage({ title, intro, children, links }: AuthPageProps): ReactElement {
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={1}>{title}</Heading>
        {intro && <Text tone="soft">{intro}</Text>}
      </Stack>
      {children}
      {links && <Stack gap="sm">{links}</Stack>}
    </Stack>
  )
}
