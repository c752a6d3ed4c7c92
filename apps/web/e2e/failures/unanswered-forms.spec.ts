import { expect, test } from '../fixtures.js'
import {
  linkInMail,
  logInByRequest,
  newEmail,
  password,
  registerMember,
} from '../actions/account.js'
import { expectReceipt, placeButton } from '../actions/checkout.js'
import { prepareOrder } from '../actions/order.js'
import { countMails, sendUnanswered } from '../actions/send-unanswered.js'
import type { UnansweredForm } from '../actions/send-unanswered.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { counted, soldOut } from '../data/extra-products.js'
import { englishShop } from '../data/languages.js'
import { long } from '../data/long.js'

const { t, code } = englishShop

/** Every form that a guest sends without an order, in the order in which they are sent. */
function formsOfGuests(who: string): UnansweredForm[] {
  const [sender, guest, reader, waiting] = ['sender', 'guest', 'reader', 'waiting'].map((name) =>
    newEmail(`${name}-${who}`),
  ) as [string, string, string, string]
  return [
    {
      name: 'a message to the shop',
      open: '/en/contact',
      typed: { name: 'Eleni', email: sender, message: 'When do you open?' },
      button: t('contact.send'),
      operation: 'CustomerRequestOpen',
      done: t('contact.sentTitle'),
      mailTo: sender,
    },
    {
      name: 'a return',
      open: '/en/request?kind=return',
      typed: { name: 'Eleni', email: sender, orderNumber: '12345678', message: 'It is too short.' },
      button: t('request.send'),
      operation: 'CustomerRequestOpen',
      done: t('request.sentTitle'),
      mailTo: sender,
    },
    {
      name: 'a reply',
      typed: { message: 'By half a metre.' },
      button: t('request.replySend'),
      operation: 'CustomerRequestReply',
      done: 'By half a metre.',
    },
    {
      name: 'a registration',
      open: '/en/auth/register',
      typed: { email: guest, password, repeat: password },
      button: t('auth.registerAction'),
      operation: 'MemberRegister',
      done: t('auth.registered'),
      mailTo: guest,
    },
    {
      name: 'the confirmation of an address',
      open: (shop) => linkInMail(shop, guest, 'confirm'),
      typed: { password },
      button: t('auth.confirmAction'),
      operation: 'MemberConfirm',
      // Links can be used once: a second visit explains what to do.
      done: t('auth.linkInvalidText'),
    },
    {
      name: 'a forgotten password',
      open: '/en/auth/forgot-password',
      typed: { email: guest },
      button: t('auth.forgotAction'),
      operation: 'PasswordForgot',
      // Submitting again sends another mail; opening either link invalidates both.
      done: t('auth.resetSentText'),
    },
    {
      name: 'a new password',
      open: (shop) => linkInMail(shop, guest, 'reset-password'),
      typed: { password: 'a second kettle', repeat: 'a second kettle' },
      button: t('auth.resetAction'),
      operation: 'PasswordReset',
      done: /used already|log in/,
    },
    {
      name: 'the newsletter',
      open: '/en/newsletter',
      typed: { email: reader },
      button: t('newsletter.send'),
      operation: 'NewsletterSubscribe',
      done: t('newsletter.askedTitle'),
      mailTo: reader,
    },
    ...(['confirm', 'leave'] as const).map((step) => ({
      name: `the newsletter, ${step}`,
      open: async (shop: Parameters<Exclude<UnansweredForm['open'], string | undefined>>[0]) => {
        const [mail = ''] = await shop.data.mails(`To: ${reader}`)
        const leave = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(mail)?.[1] ?? ''
        return leave.replace('/leave/', `/${step}/`)
      },
      button: t(`newsletter.${step}`),
      operation: step === 'confirm' ? 'NewsletterConfirm' : 'NewsletterUnsubscribe',
      isButton: true,
      done: t(`newsletter.${step}Done`),
    })),
    {
      name: 'an alert for a product that is sold out',
      open: `/en/products/${extraProduct(soldOut).slug[code]}`,
      typed: { email: waiting },
      button: t('backInStock.send'),
      operation: 'BackInStockRequest',
      isButton: true,
      done: t('backInStock.notedText'),
    },
    {
      name: 'the look-up of an order',
      open: '/en/order-lookup',
      typed: { number: '12345678', email: sender },
      button: t('lookup.send'),
      operation: 'OrderFind',
      done: /No order with this number/,
    },
  ]
}

/** Every form of a member's account, the orders' first: one is returned, the other canceled. */
function formsOfMembers(
  email: string,
  { orderId, canceledId }: { orderId: string; canceledId: string },
): UnansweredForm[] {
  return [
    {
      name: 'an order once more',
      open: `/en/orders/${orderId}`,
      button: t('orders.again'),
      operation: 'OrderAgain',
      isButton: true,
      done: t('cart.title'),
    },
    {
      name: 'a withdrawal',
      open: `/en/withdraw/${orderId}`,
      typed: { name: 'Eleni Withdraws', reason: 'Too short.' },
      button: t('withdraw.confirm'),
      operation: 'WithdrawalConfirm',
      done: t('withdraw.doneTitle'),
      doneUnheard: t('withdraw.already'),
      mailTo: email,
    },
    {
      name: 'the cancellation of an order',
      open: `/en/orders/${canceledId}`,
      within: `form[action="/en/cancel-order/${canceledId}"]`,
      action: `/en/cancel-order/${canceledId}`,
      button: t('orders.cancelConfirm'),
      operation: 'OrderCancel',
      isButton: true,
      done: t('orderState.CANCELED'),
      doneUnheard: t('receipt.canceled', { email }),
      mailTo: email,
    },
    {
      name: 'the profile',
      open: '/en/account',
      within: 'form#profile',
      typed: { firstName: 'Eleni' },
      button: t('account.save'),
      operation: 'MemberUpdate',
      done: t('account.saved'),
    },
    {
      name: 'an address',
      open: '/en/account?address=new',
      within: '#addresses',
      typed: { address: 'Ermou 12', postalCode: '10563', city: 'Athens' },
      button: t('account.saveAddress'),
      operation: 'AddressSave',
      done: 'Ermou 12',
    },
    {
      name: 'an address that is removed',
      within: '#addresses',
      button: t('cart.removeNamed', { name: 'Ermou 12' }),
      confirm: t('cart.remove'),
      operation: 'AddressRemove',
      isButton: true,
      doneUnheard: t('account.noAddresses'),
      done: t('account.noAddresses'),
    },
    {
      name: 'another e-mail',
      open: '/en/account',
      within: '#signing-in form#email',
      typed: { email: `other-${email}`, currentPassword: password },
      button: t('account.changeEmail'),
      operation: 'MemberChangeEmail',
      done: t('account.emailSent'),
      mailTo: `other-${email}`,
    },
    {
      name: 'a password',
      open: '/en/account',
      within: '#signing-in form#password',
      typed: {
        currentPassword: password,
        password: 'a second kettle',
        repeat: 'a second kettle',
      },
      button: t('account.changePassword'),
      operation: 'PasswordChange',
      done: t('account.passwordChanged'),
    },
    {
      name: 'the end of the account',
      open: '/en/account',
      within: '#data form#delete',
      typed: { currentPassword: 'a second kettle' },
      button: t('account.deleteAction'),
      operation: 'MemberDelete',
      // The account no longer exists.
      done: t('auth.loginFirst'),
      doneUnheard: t('auth.loginFirst'),
    },
  ]
}

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled: hasScripts })
    const who = hasScripts ? 'with' : 'without'

    for (const isAboutShop of [true, false]) {
      const about = isAboutShop ? 'to the shop' : 'about accounts, mails and products'
      test(
        `forms of guests ${about} without a response preserve the input and run their action once`,
        long,
        async ({ page, context, shop, browserProblems }) => {
          browserProblems.allowText(/net::ERR_/)
          browserProblems.allowStatus(400, 404, 503)
          const forms = formsOfGuests(who)
          for (const form of isAboutShop ? forms.slice(0, 3) : forms.slice(3)) {
            await test.step(form.name, () =>
              sendUnanswered(form, { page, context, shop }, { hasScripts }),
            )
          }
        },
      )
    }

    test(
      'forms of members without a response preserve the input and run their action once',
      long,
      async ({ page, context, shop, browserProblems }) => {
        browserProblems.allowText(/net::ERR_/)
        browserProblems.allowStatus(400, 401, 503)
        const email = newEmail(`member-${who}`)
        await registerMember(page.request, shop, email)
        await logInByRequest(page.request, email)
        const placeOrder = async (): Promise<string> => {
          await prepareOrder(page, englishShop, counted, { email, hasScripts })
          await placeButton(page, englishShop).click()
          return expectReceipt(page, englishShop)
        }
        const [orderId, canceledId] = [await placeOrder(), await placeOrder()]
        await expect.poll(() => countMails(shop, email)).toBe(3)
        for (const form of formsOfMembers(email, { orderId, canceledId })) {
          await test.step(form.name, () =>
            sendUnanswered(form, { page, context, shop }, { hasScripts }),
          )
        }
      },
    )
  })
}
