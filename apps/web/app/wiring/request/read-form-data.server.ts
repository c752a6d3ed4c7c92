import { systemError } from '../api/responses.server.js'

/**
 * The fields of a post. The request can be read again, by whoever answers it next.
 *
 * @throws {Response} 400 for a body that is no form.
 */
export async function readFormData(request: Request): Promise<FormData> {
  try {
    return await request.clone().formData()
  } catch {
    throw systemError(400)
  }
}
