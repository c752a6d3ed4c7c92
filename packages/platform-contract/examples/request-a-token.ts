import { platformHeaders, platformPaths, type TokenResponse } from '@floga/platform-contract'

const answer = await fetch(`https://platform.example/auth${platformPaths.token}`, {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    [platformHeaders.tenant]: 'floga',
    [platformHeaders.locale]: 'el',
  },
  body: JSON.stringify({ grant_type: 'refresh_token', refresh_token: 'r' }),
})
export const token = (await answer.json()) as TokenResponse
