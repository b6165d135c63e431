import { useLocation } from 'react-router'
import { useState } from 'react'
import { ApiFailure, failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page/page.tsx'

const incomplete = 'This link isn’t complete. Open it from the email again.'
const errorMessage = 'You couldn’t be unsubscribed. Please try again.'

function Unsubscribed() {
  return (
    <Page
      heading="You’re unsubscribed"
      lead="You won’t get any more emails about notifications. You’ll still find them in your account."
    >
      <div>
        <LinkButton variant="outline" to={paths.home()}>
          Go to the start page
        </LinkButton>
      </div>
    </Page>
  )
}

/** `token`: of the mailed link; empty: it was cut short. */
function Unsubscribing({ token }: { token: string }) {
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked')
  const [failure, setFailure] = useState<string | null>(token === '' ? incomplete : null)
  async function unsubscribe(): Promise<void> {
    setState('busy')
    setFailure(null)
    try {
      await call('accounts.unsubscribe', { query: { token } })
      setState('done')
    } catch (error) {
      const isUnknown = error instanceof ApiFailure && error.status === 404
      setFailure(isUnknown ? incomplete : failureMessage(error, errorMessage))
      setState('asked')
    }
  }
  if (state === 'done') return <Unsubscribed />
  return (
    <Page
      heading="Unsubscribe from notification emails?"
      lead="You’ll still find every notification in your account, and get emails about your account and payments."
    >
      {failure !== null && <p role="alert">{failure}</p>}
      {token !== '' && (
        <div>
          <Button busy={state === 'busy'} onClick={() => void unsubscribe()}>
            {state === 'busy' ? 'Unsubscribing …' : 'Unsubscribe'}
          </Button>
        </div>
      )}
    </Page>
  )
}

/** Where the link to unsubscribe leads, with or without a session. Opening it changes nothing; its button does. */
export default function UnsubscribeScreen() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? ''
  return <Unsubscribing key={token} token={token} />
}
