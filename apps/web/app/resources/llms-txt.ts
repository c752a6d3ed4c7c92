import type { LoaderFunctionArgs } from '@remix-run/node'

import type { PageHandle } from '../wiring/request/page-handle.js'
import { answerWrittenFile } from '../wiring/request/answer-written-file.server.js'
import { writeLlmsTxt } from '../wiring/seo/llms-txt.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** The shop's main pages, for programs that answer people's questions. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  return answerWrittenFile(request, {
    key: '/llms.txt',
    version: context.dataVersion,
    contentType: 'text/markdown; charset=utf-8',
    write: () => writeLlmsTxt(context),
  })
}
