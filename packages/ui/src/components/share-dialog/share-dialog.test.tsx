import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { QrCode, ShareDialog, ShareLink, SharePanel } from '../../sharing.js'
import { createQrCode } from '../../qr-code.js'

const url = 'https://shop.example/shared-cart/join/4fTq'
const link = {
  url,
  title: 'Our cart',
  text: 'Join me',
  labels: {
    link: 'Link',
    copy: 'Copy',
    copied: 'Copied',
    share: 'Share…',
    mail: 'By e-mail',
    qrCode: 'QR code',
  },
}
const give = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'clipboard')
})

describe('ShareLink', () => {
  it('shows the link and sends it by mail without scripts, and offers nothing that needs them', () => {
    const html = renderToString(<ShareLink {...link} qrCode={createQrCode(url)} />)
    expect(html).toContain(`value="${url}"`)
    expect(html).toContain(
      `mailto:?subject=Our%20cart&amp;body=Join%20me%0A%0A${encodeURIComponent(url)}`,
    )
    expect(html).toContain('<svg')
    expect(html).not.toContain('<button')
  })

  it('copies the link and confirms it', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
    give('clipboard', { writeText })
    const { rerender } = render(<ShareLink {...link} />)
    press('Copy')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'))
    expect(writeText.mock.calls).toEqual([[url]])
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
    rerender(<ShareLink {...link} url={`${url}2`} />)
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy()
  })

  it('leaves the link selected where copying is forbidden', async () => {
    give('clipboard', { writeText: () => Promise.reject(new Error('forbidden')) })
    render(<ShareLink {...link} />)
    press('Copy')
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' })
    await waitFor(() => expect(document.activeElement).toBe(input))
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, url.length])
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('opens the system’s sheet where there is one, and ignores that it was closed', () => {
    render(<ShareLink {...link} />)
    expect(screen.queryByRole('button', { name: 'Share…' })).toBeNull()
    const share = vi.fn<(data: unknown) => Promise<void>>(() => Promise.reject(new Error('closed')))
    give('share', share)
    render(<ShareLink {...link} />)
    press('Share…')
    expect(share.mock.calls).toEqual([[{ title: 'Our cart', text: 'Join me', url }]])
  })
})

describe('SharePanel', () => {
  it('lists the links that were made, with what may be done to them', () => {
    render(
      <SharePanel
        form={<button type="submit">Make a link</button>}
        invitationsLabel="Links"
        invitations={[
          { id: '1', right: 'Change', state: 'until 13 April', actions: <button>Revoke</button> },
          { id: '2', right: 'Look', state: 'revoked', isOver: true },
        ]}
      />,
    )
    const links = within(screen.getByRole('region', { name: 'Links' })).getAllByRole('listitem')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Change until 13 AprilRevoke',
      'Look revoked',
    ])
  })
})

describe('ShareDialog', () => {
  it('holds the panel, named by its title', () => {
    render(
      <ShareDialog isOpen onClose={() => undefined} title="Share" closeLabel="Close" form="Form" />,
    )
    expect(screen.getByRole('dialog', { name: 'Share' }).textContent).toContain('Form')
  })
})

describe('QrCode', () => {
  it('is an image with a name and space around the code', () => {
    const code = createQrCode(url)
    render(<QrCode code={code} label="QR code" />)
    const image = screen.getByRole('img', { name: 'QR code' })
    expect(image.getAttribute('viewBox')).toBe(`-4 -4 ${code.size + 8} ${code.size + 8}`)
  })
})
