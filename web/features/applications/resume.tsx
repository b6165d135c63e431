import { resumeForm } from '@talentplace/contract/applications/joining/start.routes'
import { useEffect, useState } from 'react'
import { ApiFailure, failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import type { Reply } from '../../platform/api/operation-types.ts'
import { rememberPath } from '../../platform/navigation/intended-path.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { beginSession } from '../../platform/session/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Page } from '../../ui/page/page.tsx'

const underWay = new Map<string, Promise<Reply<'applications.resumeApplication'>>>()

/** A link is good once: a page that is mounted twice asks once. */
function resumeOnce(key: string): Promise<Reply<'applications.resumeApplication'>> {
  const asked = underWay.get(key) ?? call('applications.resumeApplication', { body: { key } })
  underWay.set(key, asked)
  return asked
}

interface Failure {
  readonly message: string
  /** The link may still be good. */
  readonly mayWorkLater: boolean
}

/** Asks for a new link; says the same whether there is an application or not. */
export function NewLinkForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const request = useSave('applications.requestResumeLink', {
    otherwise: 'The link could not be sent. Please try again.',
  })
  if (sentTo !== null) {
    return (
      <output>
        If {sentTo} has an open application, a link to it is on its way. It works once and expires after seven days.
      </output>
    )
  }
  return (
    <Form
      label="Get a new link"
      schema={resumeForm}
      initialValues={{ email: '' }}
      save={request}
      onSend={async (body) => {
        await request.mutateAsync({ body })
        setSentTo(body.email.trim())
      }}
      submit={{ label: 'Email me a link', busy: 'Sending …' }}
    >
      {(form) => (
        <TextField
          label="The email you applied with"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          {...form.getInputProps('email')}
        />
      )}
    </Form>
  )
}

/** Signs in by the link, once it is shown. */
function Opening({ linkKey, onFailure }: { linkKey: string; onFailure: (failure: Failure) => void }) {
  useEffect(() => {
    async function open(): Promise<void> {
      try {
        const { token, user } = await resumeOnce(linkKey)
        rememberPath(paths.apply())
        beginSession(token, user)
      } catch (error) {
        underWay.delete(linkKey)
        const isOver = error instanceof ApiFailure && error.code === 'link_over'
        onFailure({ message: failureMessage(error, 'Your application could not be opened.'), mayWorkLater: !isOver })
      }
    }
    void open()
  }, [linkKey, onFailure])
  return <Page heading="Opening your application" lead="One moment, please." />
}

/** Where the mailed link back into an application leads: signs in and continues, or offers a new link. */
export function Resume({ linkKey }: { linkKey: string }) {
  const [failure, setFailure] = useState<Failure | null>(null)
  if (failure === null) return <Opening linkKey={linkKey} onFailure={setFailure} />
  if (failure.mayWorkLater) {
    return (
      <Page heading="Your application could not be opened" lead={<span role="alert">{failure.message}</span>}>
        <div>
          <Button onClick={() => setFailure(null)}>Try again</Button>
        </div>
      </Page>
    )
  }
  return (
    <Page
      heading="This link doesn’t work any more"
      lead="Links work once and expire after seven days. Your application is safe; get a new link by email."
    >
      <NewLinkForm />
    </Page>
  )
}
