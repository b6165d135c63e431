import { useQueryClient } from '@tanstack/react-query'
import { refreshSession } from '../../platform/session/refresh-session.ts'
import { useSave, type Save } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'

type OwnChange =
  | 'assistants.saveOwnProfile'
  | 'assistants.saveOwnIdentification'
  | 'assistants.saveOwnPhoto'
  | 'assistants.removeOwnPhoto'

/** Saves a part of one's own profile. The other parts know the new version at once, so that a quick second save isn't refused. */
export function useOwnSave<N extends OwnChange>(name: N, saved: string, onSaved?: () => void): Save<N> {
  const client = useQueryClient()
  return useSave<N>(name, {
    reloads: ['assistants.getOwnProfile', 'matching.*', 'operations.getAssistantHome'],
    reloadsOnError: true,
    errorMessage: 'This could not be saved. What you entered is still here; please try again.',
    onSaved(profile) {
      client.setQueryData(['assistants.getOwnProfile', {}], profile)
      notify({ kind: 'success', message: saved })
      // It is saved whether or not the picture at the top of the page follows at once.
      refreshSession().catch(() => undefined)
      onSaved?.()
    },
  })
}
