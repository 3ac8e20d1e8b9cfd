// Owns the list of components that compiled pages may use, by the names that the pages know them by.

import type { ComponentType } from 'react'
import { Admonition, AdmonitionTitle } from './admonition.tsx'
import { Badge, Permission } from './badge.tsx'
import { Card, Cards } from './cards.tsx'
import { Checklist } from './checklist.tsx'
import { CodeBlock } from './code-block.tsx'
import { Details } from './details.tsx'
import { Diagram } from './diagram.tsx'
import { Endpoint } from './endpoint.tsx'
import { Button, Hero, Sdk, SdkGrid, Section } from './landing.tsx'
import { Operation } from './operation/operation.tsx'
import { RequestSample } from './operation/request-sample.tsx'
import { Step, Steps } from './steps.tsx'
import { Tab, Tabs } from './tabs.tsx'

export const components = {
  Admonition,
  AdmonitionTitle,
  Badge,
  Button,
  Card,
  Cards,
  Checklist,
  CodeBlock,
  Details,
  Diagram,
  Endpoint,
  Hero,
  Operation,
  Permission,
  RequestSample,
  Sdk,
  SdkGrid,
  Section,
  Step,
  Steps,
  Tab,
  Tabs,
} satisfies Record<string, ComponentType<never>>
