import { resumeForm } from '@talentplace/contract/talent/joining/start.routes'
import { useState } from 'react'
import { ApiFailure, failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { rememberPath } from '../../platform/navigation/intended-path.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { startSession } from '../../platform/session/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Page } from '../../ui/page/page.tsx'

interface Failure {
  readonly message: string
  /** The link may still be good. */
  readonly mayWorkLater: boolean
}

/** Asks for a new link; says the same whether there is an application or not. */
export function NewLinkForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const request = useSave('applications.requestResumeLink', {
    errorMessage: 'The link could not be sent. Please try again.',
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
      onSubmit={async (body) => {
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

/** Signs in by the link, once its button is pressed: mail scanners open links too, and it is good once. */
function Opening({ linkKey, onFailure }: { linkKey: string; onFailure: (failure: Failure) => void }) {
  const [isPressed, setPressed] = useState(false)
  async function open(): Promise<void> {
    setPressed(true)
    try {
      const { token, user } = await call('applications.resumeApplication', { body: { key: linkKey } })
      rememberPath(paths.apply())
      startSession(token, user)
    } catch (error) {
      const isOver = error instanceof ApiFailure && error.code === 'link_over'
      onFailure({ message: failureMessage(error, 'Your application could not be opened.'), mayWorkLater: !isOver })
    }
  }
  return (
    <Page heading="Continue your application" lead="You’ll be signed in and go on where you left off.">
      <div>
        <Button busy={isPressed} onClick={() => void open()}>
          {isPressed ? 'Opening …' : 'Continue my application'}
        </Button>
      </div>
    </Page>
  )
}

/** Where the mailed link back into an application leads: a button that signs in and continues, or a new link. */
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
