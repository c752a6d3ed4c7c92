import { Card, Container, Grid, GridItem, Heading, Link, Stack, Text } from '@floga/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { code } from '../packages/packages.styles.js'
import { entrance, page } from './introduction.styles.js'
import { say } from './say.js'

const meta: Meta = {
  title: 'Introduction/Welcome',
  tags: ['!autodocs', 'both-widths'],
  parameters: { layout: 'fullscreen' },
}

export default meta
type Story = StoryObj

const install = 'npm install @floga/ui @floga/i18n'

const program = `import '@floga/ui/styles.css'
import { createFormatters } from '@floga/i18n'
import { Button, Price } from '@floga/ui'

const { money } = createFormatters({ iso: 'en-GB', timeZone: 'Europe/Athens' })

export function AddToCart() {
  return (
    <>
      <Price amount={money({ amountMinor: 1900, currency: 'EUR' })} />
      <Button variant="primary">Add to cart</Button>
    </>
  )
}`

export const Welcome: Story = {
  render: (_args, { globals }) => {
    const texts = say(globals)
    return (
      <Container className={page}>
        <Stack gap="xl">
          <Stack>
            <Heading level={2} size={1}>
              {texts.title}
            </Heading>
            <Text size="large" hasReadingWidth>
              {texts.lead}
            </Text>
          </Stack>
          <Grid>
            {texts.entrances.map(({ title, text, story }) => (
              <GridItem key={story} span={16} md={8} xl={4}>
                <Entrance title={title} text={text} story={story} />
              </GridItem>
            ))}
          </Grid>
          <Grid>
            <GridItem lg={8}>
              <Stack>
                <Heading level={3}>{texts.firstSteps}</Heading>
                <pre className={code}>{install}</pre>
                <pre className={code}>{program}</pre>
              </Stack>
            </GridItem>
            <GridItem lg={8}>
              <Stack>
                <Heading level={3}>{texts.principles}</Heading>
                {texts.paragraphs.map((paragraph) => (
                  <Text key={paragraph} hasReadingWidth>
                    {paragraph}
                  </Text>
                ))}
              </Stack>
            </GridItem>
          </Grid>
        </Stack>
      </Container>
    )
  },
}

function Entrance({
  title,
  text,
  story,
}: {
  title: string
  text: string
  story: string
}): ReactElement {
  return (
    <Card className={entrance}>
      <Stack gap="xs">
        <Heading level={3}>
          {/* The page around the story is Storybook's own. */}
          <Link href={`./?path=/story/${story}`} target="_top">
            {title}
          </Link>
        </Heading>
        <Text tone="soft">{text}</Text>
      </Stack>
    </Card>
  )
}
