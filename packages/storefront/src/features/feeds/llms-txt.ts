import { answerGeneratedFile } from '../../request/answer-generated-file.server.js'
import type { LoaderFunctionArgs } from '@remix-run/node'

import type { PageHandle } from '../../request/page-handle.js'
import { writeLlmsTxt } from './llms-txt.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** The shop's main pages, for language models. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  return answerGeneratedFile(request, {
    key: '/llms.txt',
    version: context.dataVersion,
    contentType: 'text/markdown; charset=utf-8',
    write: () => writeLlmsTxt(context),
  })
}
