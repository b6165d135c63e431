import { anAssistantAddress } from './assistant-address.ts'

/** Someone who signed in before, as the browser keeps it. */
export interface Session {
  readonly token: string
  readonly user: unknown
}

/** A page that is reached behind the funnel. */
export interface InnerPage {
  readonly name: string
  readonly path: string
  /** Who opens it; null: a visitor. */
  readonly session: Session | null
  /** What one came for, in the page's main part. */
  readonly wanted: string
}

const bookkeeperAndPayroll = 'rids=14,16&hours=20,10'

async function answered(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

async function post(url: string, body: unknown, token?: string): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  return answered(await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }))
}

async function signIn(url: string, who: string): Promise<Session> {
  const account = { email: `${who}@demo.test`, password: 'Demo-pass-1!' }
  return (await post(`${url}/api/auth/login`, account)) as Session
}

/** The checkout takes up a kept draft: there has to be one. */
async function keepDraft(url: string, { token }: Session): Promise<void> {
  const place = { hours: 20, role_id: 14, assistant_id: -1, known_as: 'Help me decide' }
  const matching_criteria = { step: 'candidates', rids: [14], hours: [20], cart: [place] }
  await post(`${url}/api/project`, { matching_criteria }, token)
}

const areas = { client: 'client', va: 'va', super: 'admin' } as const

/** A member of each kind, with their session and home. */
export async function membersOf(url: string): Promise<{ who: string; session: Session; home: string }[]> {
  return Promise.all(
    Object.entries(areas).map(async ([who, area]) => ({ who, session: await signIn(url, who), home: `/${area}/home` })),
  )
}

/** The pages that T12 is about, each with whoever opens it. */
export async function pagesBehindFunnel(url: string): Promise<InnerPage[]> {
  const [client, va, staff] = await Promise.all(['client', 'va', 'super'].map((who) => signIn(url, who)))
  if (!client || !va || !staff) throw new Error('Nobody signed in')
  await keepDraft(url, client)
  const candidates = `/search?step=candidates&${bookkeeperAndPayroll}`
  const card = 'ol[aria-label="Candidates"] article'
  return [
    { name: 'candidates, visitor', path: candidates, session: null, wanted: card },
    { name: 'candidates, client', path: candidates, session: client, wanted: card },
    { name: 'profile, client', path: await anAssistantAddress(url), session: client, wanted: 'h1' },
    { name: 'checkout', path: '/client/checkout', session: client, wanted: 'form, button' },
    { name: 'home, client', path: '/client/home', session: client, wanted: 'h1' },
    { name: 'home, assistant', path: '/va/home', session: va, wanted: 'h1' },
    { name: 'home, staff', path: '/admin/home', session: staff, wanted: 'h1' },
  ]
}
