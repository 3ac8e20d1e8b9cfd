// The commands of the dialog: their module comes with the first ">".

import { useEffect, useState } from 'react'
import { loadModule } from '../../browser/load-module.ts'
import { readPageData } from '../../browser/page-data.ts'
import type { CommandsModule } from './search-rows.ts'

/** `wanted` while the reader looks for a command; one that did not come is asked for again the next time. */
export function useCommands(wanted: boolean): CommandsModule | undefined {
  const [commands, setCommands] = useState<CommandsModule>()
  const isMissing = wanted && !commands
  useEffect(() => {
    if (!isMissing) return
    loadModule<CommandsModule>(readPageData().chunks ?? [], 'list-commands')
      .then(setCommands)
      .catch((error: unknown) => console.warn('The commands did not load.', error))
  }, [isMissing])
  return commands
}
