import type { ServiceReadiness } from '@talentplace/contract/desk/readiness/readiness.routes'
import { serviceTitles } from '@talentplace/contract/desk/readiness/services'
import { useApi } from '../../platform/api/query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { TimeAgo } from '../../platform/viewer-zone/time-ago.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Entries, Entry } from '../../ui/entries.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { OverviewPage } from '../../ui/page/overview-page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tag } from '../../ui/tag.tsx'
import { readinessWords } from './readiness-words.ts'
import styles from './readiness.module.css'

function TestButton({ service }: { service: ServiceReadiness['service'] }) {
  const title = serviceTitles[service]
  const test = useSave('operations.testService', {
    reloads: ['operations.listReadiness'],
    errorMessage: 'The test could not be run. Please try again.',
    onRejected: (message) => notify({ kind: 'error', message }),
    onSaved: ({ last_error }) =>
      notify(
        last_error === null
          ? { kind: 'success', message: `${title}: it works.` }
          : { kind: 'error', message: `${title}: it doesn’t work. ${last_error}` },
      ),
  })
  return (
    <Button
      variant="outline"
      aria-label={`Test it: ${title}`}
      busy={test.isPending}
      onClick={() => test.mutate({ params: { service } })}
    >
      Test it
    </Button>
  )
}

function Note({ of: { warning, last_check, last_error, can_test } }: { of: ServiceReadiness }) {
  if (warning !== null) return <span className={styles.warning}>{warning}</span>
  if (last_check === null) return can_test ? 'Not tested yet' : null
  return (
    <>
      Tested <TimeAgo instant={last_check} />
      {last_error === null ? ': it worked' : `: ${last_error}`}
    </>
  )
}

/** /admin/integration-readiness: each outside service, whether it is set, and whether it works. */
export default function ReadinessScreen() {
  const mayTest = useMay('admin_configuration.edit')
  const readiness = useApi('operations.listReadiness', {})
  return (
    <OverviewPage heading="Integration readiness">
      <Panel
        title="Services"
        lead="What each works with now, and what it still needs. They are set in the environment of the server, never here."
        actions={
          <LinkButton variant="quiet" to={paths.healthcheck()}>
            See how the product is doing
          </LinkButton>
        }
      >
        <Loaded of={readiness} height={760} errorMessage="The services could not be loaded.">
          {({ services }) => (
            <Entries>
              {services.map((each) => (
                <Entry
                  key={each.service}
                  name={serviceTitles[each.service]}
                  detail={each.detail}
                  note={<Note of={each} />}
                >
                  <div className={styles.state}>
                    <Tag tone={readinessWords[each.status].tone}>{readinessWords[each.status].word}</Tag>
                    {mayTest && each.can_test && <TestButton service={each.service} />}
                  </div>
                </Entry>
              ))}
            </Entries>
          )}
        </Loaded>
      </Panel>
    </OverviewPage>
  )
}
