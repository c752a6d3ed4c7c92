import { systemError } from './api/responses.server.js'

/**
 * Reads the fields of a post from a clone, so that the request can be read again.
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
