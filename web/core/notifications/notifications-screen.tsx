import * as t from '@talentplace/contract/core/messages/notifications'
import * as titles from '@talentplace/contract/core/messages/titles'
import * as ui from '@talentplace/contract/shared/messages/ui'
import { Rich } from '../../ui/rich.tsx'
import { IconBellZ, IconChecks, IconSettings } from '@tabler/icons-react'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { paths, type RoleArea } from '../../platform/navigation/paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { FilterField } from '../../ui/list-screen/filter-field.tsx'
import { announce } from '../../ui/notice/live-region.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { pageSize, readChoice, writeChoice, type ListChoice } from './list-address.ts'
import { NotificationRow } from './notification-row.tsx'
import { NotificationSkeletons } from './notification-skeletons.tsx'
import { useReadNotification } from './read-notification.ts'
import { useNotificationSearch } from './use-notifications.ts'
import styles from './notifications-screen.module.css'

const searchFilter = { kind: 'text', key: 'search', label: t.search() } as const

function useChoice(): [ListChoice, (change: Partial<ListChoice>, replace?: boolean) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const choice = readChoice(search)
  const change = useCallback(
    (part: Partial<ListChoice>, replace = false) =>
      void navigate({ search: writeChoice({ ...readChoice(search), page: 1, ...part }) }, { replace }),
    [navigate, search],
  )
  return [choice, change]
}

function ReadAll() {
  const read = useReadNotification()
  const readAll = (): void =>
    read.mutate(
      { all: true },
      {
        onSuccess: () => announce(t.allRead()),
        onError: (error) => notify({ kind: 'error', message: failureMessage(error, ui.wentWrong()) }),
      },
    )
  return (
    <Button variant="quiet" busy={read.isPending} onClick={readAll}>
      <IconChecks size={18} stroke={1.75} aria-hidden="true" />
      {t.markAllRead()}
    </Button>
  )
}

function Nothing({ choice, onShowAll }: { choice: ListChoice; onShowAll: () => void }) {
  const narrowed = choice.unread || choice.search !== ''
  const title = choice.search !== '' ? t.noWords() : choice.unread ? t.readEverything() : t.nothingYet()
  return (
    <EmptyState
      icon={<IconBellZ size={32} stroke={1.5} />}
      title={title}
      actions={
        narrowed && (
          <Button variant="outline" onClick={onShowAll}>
            {t.showAllOfThem()}
          </Button>
        )
      }
    >
      {!narrowed && t.whatComes()}
    </EmptyState>
  )
}

/** A5.1, A6.6: everything that was ever told to the person, newest first; its state is in the address. */
export default function NotificationsScreen({ area }: { area: RoleArea }) {
  const [choice, change] = useChoice()
  const { data, error, refetch, isPlaceholderData } = useNotificationSearch({
    show: 'all',
    ...(choice.search !== '' && { search: choice.search }),
    ...(choice.unread && { unread: true }),
    pagination: { limit: pageSize, offset: (choice.page - 1) * pageSize },
  })
  const search = useCallback((text: string) => change({ search: text }, true), [change])
  const unread = data?.unread ?? 0
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1 className={styles.title}>{titles.notifications()}</h1>
        <div className={styles.actions}>
          <LinkButton variant="quiet" to={paths.notificationChoices(area)}>
            <IconSettings size={18} stroke={1.75} aria-hidden="true" />
            <span>
              <Rich of={t.settings} values={{}} hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>} />
            </span>
          </LinkButton>
          {unread > 0 && <ReadAll />}
        </div>
      </div>
      <div className={styles.bar}>
        <fieldset className={styles.tabs}>
          <legend>{t.filter()}</legend>
          {[false, true].map((only) => (
            <label key={String(only)} className={styles.tab}>
              <input
                type="radio"
                name="shown"
                checked={choice.unread === only}
                onChange={() => change({ unread: only })}
              />
              <span>{!only ? t.all() : unread > 0 ? t.onlyUnreadCount({ count: unread }) : t.onlyUnread()}</span>
            </label>
          ))}
        </fieldset>
        <FilterField filter={searchFilter} value={choice.search} onChange={search} />
      </div>
      {error ? (
        <LoadFailure message={failureMessage(error, t.notLoaded())} onRetry={() => void refetch()} />
      ) : data?.notifications.length === 0 ? (
        <Nothing choice={choice} onShowAll={() => change({ unread: false, search: '' })} />
      ) : (
        <div className={styles.list} data-stale={isPlaceholderData || undefined}>
          {data ? (
            <ul>
              {data.notifications.map((each) => (
                <NotificationRow key={each.uuid} notification={each} to={paths.notification(area, each.uuid)} />
              ))}
            </ul>
          ) : (
            <NotificationSkeletons rows={5} />
          )}
        </div>
      )}
      {data && (
        <PageLinks
          label={t.pages()}
          page={choice.page}
          pages={Math.ceil(data.count / pageSize)}
          onPage={(page) => change({ page })}
        />
      )}
    </div>
  )
}
