// What an npm script declares about itself: its options and arguments, from which its help is printed.

export interface CommandOption {
  type: 'string' | 'boolean'
  help: string
  /** Placeholder in the help text of a string option, for example `DIR`. */
  value?: string
  default?: string
}

/** Arguments without dashes. */
interface CommandPositionals {
  name: string
  help: string
  /** The only ones allowed, each with its help; anything may be written if absent. */
  values?: Readonly<Record<string, string>>
  /** More than one may be given. */
  several?: true
}

export interface Command<Options extends Record<string, CommandOption> = Record<string, CommandOption>> {
  /** Name of the npm script. */
  name: string
  /** What it does, in a few sentences; each line becomes a paragraph. */
  summary: string
  options: Options
  positionals?: CommandPositionals
}
