// Loads the dialog's commands with the first ">".

import { useEffect, useState } from 'react'
import { loadModule } from '../../browser/load-module.ts'
import { readPageData } from '../../browser/page-data.ts'
import type { CommandsModule } from './search-rows.ts'

/** `wanted` while the reader types a command; a failed load is retried the next time. */
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
