import { Container, Heading, Stack, Text } from '@floga/ui'
import type { ReactElement, ReactNode } from 'react'

import { PageBreadcrumbs } from '../components/page-breadcrumbs.js'
import { formPage } from './shop-form.styles.js'

export interface FormPageProps {
  title: string
  /** A paragraph below the title. */
  intro?: string
  children: ReactNode
}

/** A page that is there for its form. */
export function FormPage({ title, intro, children }: FormPageProps): ReactElement {
  return (
    <Container width="narrow" className={formPage}>
      <PageBreadcrumbs current={title} />
      <Stack gap="md">
        <Heading level={1}>{title}</Heading>
        {intro && <Text>{intro}</Text>}
        {children}
      </Stack>
    </Container>
  )
}
