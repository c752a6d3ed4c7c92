export const handle = { access: 'everyone' }

/** Any other address. */
export function loader(): never {
  throw new Response(null, { status: 404 })
}

export default function NotFound(): null {
  return null
}
