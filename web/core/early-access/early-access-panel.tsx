import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { announce } from '../../ui/notice/live-region.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './early-access-prompt.module.css'
import { useSaveEarlyAccess } from './save-early-access.ts'

/** One's own early access, on the preferences page. */
export function EarlyAccessPanel({ member }: { member: boolean }) {
  const { change, isPending, failure } = useSaveEarlyAccess(() =>
    announce(member ? 'You have left early access' : 'You have joined early access'),
  )
  return (
    <Panel
      title="Early access"
      lead="New parts appear on your pages as soon as they can be used. They may still change."
      actions={<Tag tone={member ? 'good' : 'plain'}>{member ? 'You have it' : 'You don’t have it'}</Tag>}
    >
      <div className={styles.offer}>
        <FormFailure failure={failure} />
        <div>
          <Button variant="outline" busy={isPending} onClick={() => change(!member)}>
            {member ? 'Leave early access' : 'Join Early Access'}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
