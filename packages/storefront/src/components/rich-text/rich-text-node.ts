import type { RichTextAttribute, RichTextTag } from '@floga/platform-contract'

/** A node of rich text: a text, or an element with its attributes and children. */
export type RichTextNode = string | RichTextElement

export type RichTextElement = { tag: RichTextTag; children: RichTextNode[] } & Partial<
  Record<RichTextAttribute, string>
>
