import { applicationSteps } from '@talentplace/contract/talent/applications/application-steps'
import { useApi } from '../../platform/api/query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import frame from './frame.module.css'

/** What someone who was accepted still has to do, the agreement first: nobody is placed without it. Nothing for everybody else. */
export function UnfinishedOnHome() {
  const application = useApi('applications.getOwnApplication', {}, { retry: false })
  const accounts = useApi('bills.listBankAccounts', {}, { retry: false })
  const own = application.data?.application
  if (own?.state !== 'accepted') return null
  const open = own.steps.filter(({ standing }) => standing === 'open')
  const lacksAccount = accounts.data?.accounts.some(({ last_digits }) => last_digits === null) === true
  if (open.length === 0 && !lacksAccount) return null
  const mustSign = open.some(({ name }) => name === 'contract')
  return (
    <Panel
      title="Finish getting started"
      lead={
        mustSign
          ? 'Sign the agreement first: clients can hire you once you have.'
          : 'What’s left from your application.'
      }
    >
      <div className={frame.ended}>
        {open.map(({ name }, at) => (
          <LinkButton
            key={name}
            variant={at === 0 ? 'filled' : 'outline'}
            to={paths.applyStep(applicationSteps[name].path)}
          >
            {name === 'contract' ? 'Sign the agreement' : applicationSteps[name].title}
          </LinkButton>
        ))}
        {lacksAccount && (
          <LinkButton variant="outline" to={paths.contactInfo()}>
            Add your bank details
          </LinkButton>
        )}
      </div>
    </Panel>
  )
}
