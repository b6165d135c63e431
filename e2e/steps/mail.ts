import { expect, type APIRequestContext } from '@playwright/test'

interface Mail {
  readonly subject: string
  readonly text: string
}

/** The mails kept for an address, newest first, once there are as many as are waited for. */
export async function mailsTo(request: APIRequestContext, address: string, wanted = 1): Promise<Mail[]> {
  let messages: Mail[] = []
  await expect
    .poll(async () => {
      const answer = await request.get('/dev/mail', {
        params: { to: address },
        headers: { accept: 'application/json' },
      })
      messages = ((await answer.json()) as { messages: Mail[] }).messages
      return messages.length
    })
    .toBeGreaterThanOrEqual(wanted)
  return messages
}

/** The code of the newest mail to an address: six characters on a line of their own. */
export async function mailedCode(request: APIRequestContext, address: string, wanted = 1): Promise<string> {
  const [mail] = await mailsTo(request, address, wanted)
  const code = /^\s*([A-Z2-9]{6})\s*$/m.exec(mail?.text ?? '')?.[1]
  if (code === undefined) throw new Error(`No code in: ${mail?.text}`)
  return code
}

/** The path of the first link of the newest mail to an address that leads to `start`. */
export async function mailedPath(request: APIRequestContext, address: string, start: string): Promise<string> {
  const [mail] = await mailsTo(request, address)
  const links = (mail?.text ?? '').match(/https?:\/\/\S+/g) ?? []
  const paths = links.map((link) => new URL(link)).map(({ pathname, search, hash }) => pathname + search + hash)
  const found = paths.find((path) => path.startsWith(start))
  if (found === undefined) throw new Error(`No link to ${start} in: ${mail?.text}`)
  return found
}
