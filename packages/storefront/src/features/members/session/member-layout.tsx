import { Container, Heading, NavigationLinks, Stack, Text } from '@floga/ui'
import { color, media, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement, ReactNode } from 'react'

import { useLanguage } from '../../../lib/views/storefront-context.js'
import { LogoutForm } from './logout-form.js'
import { useMember } from './use-member.js'
import { useMemberPages } from './use-member-pages.js'

const layout = css`
  @layer app {
    display: grid;
    gap: ${space.lg} ${space['2xl']};
    padding-block: ${space.lg} ${space['3xl']};

    > aside {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: ${space['2xs']} ${space.lg};
      padding-block-end: ${space.sm};
      border-block-end: 1px solid ${color.line};
    }
    > aside > p {
      flex-basis: 100%;
      overflow-wrap: anywhere;
    }
    /* Its text is aligned with the text above, because the button has no background. */
    > aside > form {
      margin-inline-start: calc(-1 * ${space.sm});
    }
    > div {
      min-inline-size: 0;
    }
    ${media.lg} {
      grid-template-columns: 14rem minmax(0, 1fr);
      align-items: start;

      > aside {
        display: grid;
        position: sticky;
        inset-block-start: 5rem;
        padding-block-end: 0;
        border: 0;
      }
      > aside ul {
        flex-direction: column;
        align-items: start;
      }
    }
  }
`

export interface MemberLayoutProps {
  title: string
  /** Next to or under the title. */
  intro?: ReactNode
  children: ReactNode
}

/** The layout of member pages: navigation and logout. */
export function MemberLayout({ title, intro, children }: MemberLayoutProps): ReactElement {
  const { t } = useLanguage()
  const member = useMember()
  const items = useMemberPages()
  return (
    <Container>
      <div className={layout}>
        <aside>
          {member?.email && (
            <Text size="small" tone="soft">
              {member.email}
            </Text>
          )}
          <NavigationLinks label={t('footer.memberArea')} items={items} />
          <LogoutForm />
        </aside>
        <div>
          <Stack gap="lg">
            <Stack gap="xs">
              <Heading level={1}>{title}</Heading>
              {intro}
            </Stack>
            {children}
          </Stack>
        </div>
      </div>
    </Container>
  )
}
