import { Agent, createServer, request } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { checkEveryMs } from './balancer.js'
import type { BalancedGroup, Balancer } from './balancer.js'

/**
 * Replaces HAProxy on machines without it: round robin over ready servers, and a retry on
 * connection errors.
 */
export async function startNodeBalancer(groups: readonly BalancedGroup[]): Promise<Balancer> {
  const started = await Promise.all(groups.map((group) => startGroup(group)))
  return {
    async stop() {
      await Promise.all(started.map((stop) => stop()))
    },
    errors: () => [],
  }
}

interface Member {
  port: number
  isReady: boolean
}

async function startGroup({ port, memberPorts }: BalancedGroup): Promise<() => Promise<void>> {
  const members: Member[] = memberPorts.map((member) => ({ port: member, isReady: false }))
  const agent = new Agent({ keepAlive: false })
  let turn = 0
  const check = async (member: Member): Promise<void> => {
    const url = `http://127.0.0.1:${member.port}/readyz`
    member.isReady = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  }
  const next = (tried: ReadonlySet<Member>): Member | undefined => {
    const ready = members.filter((member) => member.isReady)
    // Like HAProxy: if none seems ready, requests go to all.
    const left = (ready.length > 0 ? ready : members).filter((member) => !tried.has(member))
    turn += 1
    return left[turn % left.length]
  }
  const server = createServer((incoming, outgoing) => {
    void readBody(incoming).then(
      (body) => forward({ incoming, outgoing, body, next, agent, tried: new Set() }),
      () => outgoing.destroy(),
    )
  })
  await Promise.all(members.map(check))
  const timer = setInterval(() => members.forEach((member) => void check(member)), checkEveryMs)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return () => {
    clearInterval(timer)
    agent.destroy()
    return close(server)
  }
}

interface Forwarding {
  incoming: IncomingMessage
  outgoing: ServerResponse
  body: Buffer
  next: (tried: ReadonlySet<Member>) => Member | undefined
  agent: Agent
  tried: Set<Member>
}

function forward(options: Forwarding): void {
  const { incoming, outgoing, body, next, agent, tried } = options
  const member = next(tried)
  if (!member) {
    outgoing.writeHead(503).end()
    return
  }
  tried.add(member)
  const { method, url: path, headers } = incoming
  const asked = request({ host: '127.0.0.1', port: member.port, method, path, headers, agent })
  asked.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.on('error', () => outgoing.destroy())
    answer.pipe(outgoing)
  })
  asked.on('error', (error: NodeJS.ErrnoException) => {
    if (outgoing.headersSent) return outgoing.destroy()
    // Requests with side effects are retried only if they were not received.
    const isUnsent = error.code === 'ECONNREFUSED'
    if (isUnsent) member.isReady = false
    if (isUnsent || method === 'GET') forward(options)
    else outgoing.writeHead(502).end()
  })
  outgoing.on('close', () => asked.destroy())
  asked.end(body)
}

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
