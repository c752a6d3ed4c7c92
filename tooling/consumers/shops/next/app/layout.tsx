import type { ReactNode } from 'react'
import './globals.css'

export const metadata = { title: 'Hoses and valves', icons: { icon: 'data:,' } }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
