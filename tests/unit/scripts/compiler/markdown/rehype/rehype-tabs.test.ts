import { describe, expect, it } from 'vitest'
import { compileBody } from '../../compile-text.ts'

describe('rehypeTabs', () => {
  it('lists the tabs and gives panels ids from the heading above', async () => {
    const { body, markdown } = await compileBody(
      '## Install\n\n<Tabs group="lang">\n<Tab label="Node.js" value="node">\n\nOne.\n\n</Tab>\n<Tab label="C#">\n\nTwo.\n\n</Tab>\n</Tabs>',
    )
    expect(body.slice(body.indexOf('<div'))).toBe(
      '<div class="tabs" data-behaviour="tabs" data-group="lang"><div class="tabs__list">' +
        '<button type="button" class="tabs__tab" data-value="node">Node.js</button><button type="button" class="tabs__tab" data-value="csharp">C#</button></div>' +
        '<div class="tabs__panel" data-value="node" id="install-node"><p class="tabs__label">Node.js</p><p>One.</p></div>' +
        '<div class="tabs__panel" data-value="csharp" id="install-csharp"><p class="tabs__label">C#</p><p>Two.</p></div></div>',
    )
    expect(markdown).toBe(
      '# Page\n\n## Install {#install}\n\n**Node.js**\n\nOne.\n\n**C#**\n\nTwo.\n\n<!-- end of tabs -->\n',
    )
  })

  it('keeps keys and ids apart where labels are alike or odd', async () => {
    const { anchors } = await compileBody(
      '<Tabs>\n<Tab label="?">\n\nA.\n\n</Tab>\n<Tab label="!">\n\nB.\n\n</Tab>\n</Tabs>',
    )
    expect(anchors).toEqual(['tabs-tab', 'tabs-tab-1'])
  })
})
