import * as t from '@talentplace/contract/accounts/messages/preferences'
import { useLocation } from 'react-router'
import { useState } from 'react'
import { ApiFailure, failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page/page.tsx'

function Unsubscribed() {
  return (
    <Page heading={t.unsubscribed()} lead={t.unsubscribedLead()}>
      <div>
        <LinkButton variant="outline" to={paths.home()}>
          {t.startPage()}
        </LinkButton>
      </div>
    </Page>
  )
}

/** `token`: of the mailed link; empty: it was cut short. */
function Unsubscribing({ token }: { token: string }) {
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked')
  const [failure, setFailure] = useState<string | null>(token === '' ? t.incomplete() : null)
  async function unsubscribe(): Promise<void> {
    setState('busy')
    setFailure(null)
    try {
      await call('accounts.unsubscribe', { query: { token } })
      setState('done')
    } catch (error) {
      const isUnknown = error instanceof ApiFailure && error.status === 404
      setFailure(isUnknown ? t.incomplete() : failureMessage(error, t.notUnsubscribed()))
      setState('asked')
    }
  }
  if (state === 'done') return <Unsubscribed />
  return (
    <Page heading={t.unsubscribeQuestion()} lead={t.unsubscribeLead()}>
      {failure !== null && <p role="alert">{failure}</p>}
      {token !== '' && (
        <div>
          <Button busy={state === 'busy'} onClick={() => void unsubscribe()}>
            {state === 'busy' ? t.unsubscribing() : t.unsubscribe()}
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
