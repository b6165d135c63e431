import { failureMessage } from '../../platform/api/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/notice/live-region.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './early-access-prompt.module.css'
import { useSaveEarlyAccess } from './save-early-access.ts'

const failed = 'Something went wrong. Please try again later.'

/** One's own early access, on the preferences page. */
export function EarlyAccessPanel({ member }: { member: boolean }) {
  const save = useSaveEarlyAccess()
  const change = (): void =>
    save.mutate(!member, {
      onSuccess: () => announce(member ? 'You have left early access' : 'You have joined early access'),
    })
  return (
    <Panel
      title="Early access"
      lead="New parts appear on your pages as soon as they can be used. They may still change."
      actions={<Tag tone={member ? 'good' : 'plain'}>{member ? 'You have it' : 'You don’t have it'}</Tag>}
    >
      <div className={styles.offer}>
        {save.error && (
          <p className={styles.problem} role="alert">
            {failureMessage(save.error, failed)}
          </p>
        )}
        <div>
          <Button variant="outline" busy={save.isPending} onClick={change}>
            {member ? 'Leave early access' : 'Join Early Access'}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
