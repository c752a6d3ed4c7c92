import {
  array,
  maxLength,
  minLength,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
} from 'valibot'
import type { InferOutput } from 'valibot'

/** Checks what a browser sends. */
export const visitCountSchema = strictObject({
  /** Of the names of routes only the kind of page is counted; what is no name of a route counts as another page. */
  route: pipe(string(), maxLength(100)),
  vitals: optional(
    pipe(
      array(
        strictObject({
          name: picklist(['LCP', 'INP', 'CLS']),
          rating: picklist(['good', 'needs-improvement', 'poor']),
        }),
      ),
      minLength(1),
      maxLength(3),
    ),
  ),
})

/** What a browser says of a visit: that a page was seen or, with vitals, how the visit felt that began with it. */
export type VisitCount = InferOutput<typeof visitCountSchema>
