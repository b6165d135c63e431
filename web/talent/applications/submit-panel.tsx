import type { OwnApplication } from '@talentplace/contract/talent/applications/application.routes'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '../../platform/navigation/paths.ts'
import { Button } from '../../ui/button.tsx'
import { FormEnd } from '../../ui/form/form-footer.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Panel } from '../../ui/panel.tsx'

/** Hands the application in, once everything required is there. */
export function SubmitPanel({ application }: { application: OwnApplication }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const submit = useSave('applications.submitApplication', {
    reloads: ['applications.*', 'operations.getAssistantHome'],
    errorMessage: 'Your application could not be handed in. Everything is saved; please try again.',
    onSaved(own) {
      // Where the way leads next is read from it at once.
      client.setQueryData(['applications.getOwnApplication', {}], { application: own })
      notify({ kind: 'success', message: 'Thank you. We have your application.' })
      void navigate(paths.apply())
    },
  })
  if (application.state !== 'started' || application.next_step !== null) return null
  return (
    <Panel
      title="Ready to hand it in?"
      lead="Everything we need is there. You can’t change “About you” and “Skills” afterwards."
    >
      <FormEnd failure={submit.failure}>
        <Button busy={submit.isPending} onClick={() => submit.mutate({})}>
          {submit.isPending ? 'Handing in …' : 'Hand in my application'}
        </Button>
      </FormEnd>
    </Panel>
  )
}
