import type { CartLine } from '@floga/cart-core'
import { Heading, RadioGroup, Stack, Text } from '@floga/ui'
import type { ReactElement } from 'react'

import { useLanguage } from '../../../lib/views/storefront-context.js'
import { SharedCartForm } from '../shared-cart-form.js'

export interface PersonQuestionProps {
  person: { id: string; name: string }
  /** Of the whole cart. */
  lines: readonly Pick<CartLine, 'id' | 'name' | 'quantity' | 'authorId'>[]
}

/** Asks the owner whether a person is to be removed, with what they added, or made the owner. */
export function PersonQuestion({ person: { id, name }, lines }: PersonQuestionProps): ReactElement {
  const { t } = useLanguage()
  const added = lines.filter(({ authorId }) => authorId === id)
  return (
    <Stack gap="lg">
      <Stack gap="sm" align="start">
        <Heading level={2} size={3}>
          {t('sharedCart.removeTitle', { name })}
        </Heading>
        <Text>{t('sharedCart.removeText', { name })}</Text>
        {added.length === 0 ? (
          <Text>{t('sharedCart.addedNothing', { name })}</Text>
        ) : (
          <div>
            <Text>{t('sharedCart.added', { name })}</Text>
            <ul>
              {added.map((line) => (
                <li key={line.id}>
                  {line.quantity} × {line.name}
                </li>
              ))}
            </ul>
          </div>
        )}
        <SharedCartForm
          action={{ kind: 'remove-person', personId: id, removesLines: false }}
          openFields={added.length > 0 ? ['removesLines'] : []}
          label={t('sharedCart.removeNamed', { name })}
          variant="danger"
        >
          {added.length > 0 && (
            <RadioGroup
              name="removesLines"
              legend={t('sharedCart.linesOf', { name })}
              defaultValue="false"
              options={[
                { value: 'false', label: t('sharedCart.keepLines') },
                { value: 'true', label: t('sharedCart.dropLines') },
              ]}
            />
          )}
        </SharedCartForm>
      </Stack>
      <Stack gap="sm" align="start">
        <Heading level={2} size={3}>
          {t('sharedCart.handOverTitle', { name })}
        </Heading>
        <Text>
          {t('sharedCart.handOverText')} {t('sharedCart.takeBackText')}
        </Text>
        <SharedCartForm
          action={{ kind: 'hand-over', personId: id }}
          label={t('sharedCart.handOverNamed', { name })}
        />
      </Stack>
    </Stack>
  )
}
