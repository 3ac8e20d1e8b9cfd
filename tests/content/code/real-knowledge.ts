// What the site's own release checks code with, made from the project's content.

import type { CheckData } from '#site/api/code/pasted/check-data.ts'
import { openKnowledge, type Knowledge } from '#site/api/code/pasted/check-pasted-code.ts'
import { brandVariables } from '#site/model/brand-variables.ts'
import { contract as contractStep } from '#scripts/api/contract/contract.step.ts'
import { elementsInTables, headersInTable, modulesInTables } from '#scripts/api/samples/samples.step.ts'
import { configuredSite, openSite } from '#scripts/build/open-site.ts'
import { checkDataFile } from '#scripts/api/outputs/check-data-file.ts'
import { dataFiles, pagePaths } from '#scripts/content/content.step.ts'
import { contentPlace } from '#scripts/content/read-content.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

let knowledge: Promise<Knowledge> | undefined

export function realKnowledge(): Promise<Knowledge> {
  knowledge ??= load()
  return knowledge
}

async function load(): Promise<Knowledge> {
  const config = configuredSite()
  const graph = openSite({ config })
  const text = await graph.repairing(async () =>
    checkDataFile(graph.world, {
      place: contentPlace(`${PROJECT_ROOT}/content`),
      tables: await graph.ask(dataFiles, null),
      contract: (await graph.parts(contractStep, null)).get('contract')!,
      brand: config.brand,
      variables: brandVariables(config),
      headers: await graph.ask(headersInTable, null),
      elements: await graph.ask(elementsInTables, null),
      modules: await graph.ask(modulesInTables, null),
      reference: config.reference!,
      paths: Object.values(await graph.ask(pagePaths, null)),
    }),
  )
  return openKnowledge(JSON.parse(text) as CheckData)
}
