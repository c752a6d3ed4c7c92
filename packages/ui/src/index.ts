export { Accordion } from './components/accordion/accordion.js'
export type { AccordionItem, AccordionProps } from './components/accordion/accordion.js'
export { ActiveFilters } from './components/active-filters/active-filters.js'
export type {
  ActiveFilter,
  ActiveFiltersProps,
} from './components/active-filters/active-filters.js'
export { AddToCart } from './components/add-to-cart/add-to-cart.js'
export type { AddToCartProps } from './components/add-to-cart/add-to-cart.js'
export { AddToCartButton } from './components/add-to-cart/add-to-cart-button.js'
export type { AddToCartButtonProps } from './components/add-to-cart/add-to-cart-button.js'
export { Availability } from './components/availability/availability.js'
export type {
  AvailabilityProps,
  AvailabilityState,
} from './components/availability/availability.js'
export { Badge } from './components/badge/badge.js'
export type { BadgeProps } from './components/badge/badge.js'
export { Banner } from './components/banner/banner.js'
export type { BannerProps } from './components/banner/banner.js'
export { BrandName } from './components/brand-tile/brand-name.js'
export { BrandGrid, BrandTile } from './components/brand-tile/brand-tile.js'
export type { BrandNameProps } from './components/brand-tile/brand-name.js'
export type { BrandGridProps, BrandTileProps } from './components/brand-tile/brand-tile.js'
export { Breadcrumbs } from './components/breadcrumbs/breadcrumbs.js'
export type { BreadcrumbItem, BreadcrumbsProps } from './components/breadcrumbs/breadcrumbs.js'
export { BusinessHours } from './components/business-hours/business-hours.js'
export type {
  BusinessHoursItem,
  BusinessHoursProps,
} from './components/business-hours/business-hours.js'
export { Button } from './components/button/button.js'
export type { ButtonAppearance, ButtonProps } from './components/button/button.js'
export { ButtonLink } from './components/button/button-link.js'
export type { ButtonLinkProps } from './components/button/button-link.js'
export { Card } from './components/card/card.js'
export type { CardProps } from './components/card/card.js'
export { Carousel } from './components/carousel/carousel.js'
export type { CarouselProps } from './components/carousel/carousel.js'
export { CartLine } from './components/cart-line/cart-line.js'
export type { CartLineProps } from './components/cart-line/cart-line.js'
export { CategoryTree } from './components/category-tree/category-tree.js'
export type { CategoryTreeProps } from './components/category-tree/category-tree.js'
export { Checkbox } from './components/checkbox/checkbox.js'
export type { CheckboxProps } from './components/checkbox/checkbox.js'
export { Chip } from './components/chip/chip.js'
export type { ChipProps } from './components/chip/chip.js'
export { Combobox } from './components/combobox/combobox.js'
export type { ComboboxOption } from './components/combobox/option-list.js'
export type { ComboboxProps } from './components/combobox/combobox.js'
export { ComparisonTable } from './components/comparison-table/comparison-table.js'
export type {
  ComparedProduct,
  ComparisonRow,
  ComparisonTableProps,
} from './components/comparison-table/comparison-table.js'
export { ContactList } from './components/contact-list/contact-list.js'
export type { ContactItem, ContactListProps } from './components/contact-list/contact-list.js'
export { Container } from './components/container/container.js'
export type { ContainerProps } from './components/container/container.js'
export { DescriptionList } from './components/description-list/description-list.js'
export type {
  DescriptionListItem,
  DescriptionListProps,
} from './components/description-list/description-list.js'
export { Dialog } from './components/dialog/dialog.js'
export type { DialogProps } from './components/dialog/dialog.js'
export { Disclosure } from './components/disclosure/disclosure.js'
export type { DisclosureProps } from './components/disclosure/disclosure.js'
export { Drawer } from './components/drawer/drawer.js'
export type { DrawerProps } from './components/drawer/drawer.js'
export { ErrorSummary } from './components/error-summary/error-summary.js'
export type {
  ErrorSummaryItem,
  ErrorSummaryProps,
} from './components/error-summary/error-summary.js'
export { FacetGroup } from './components/facet-group/facet-group.js'
export type { FacetGroupProps } from './components/facet-group/facet-group.js'
export type { FacetValue } from './components/facet-group/facet-option.js'
export { FeatureStrip } from './components/feature-strip/feature-strip.js'
export type { Feature, FeatureStripProps } from './components/feature-strip/feature-strip.js'
export { Fieldset } from './components/fieldset/fieldset.js'
export type { FieldsetProps } from './components/fieldset/fieldset.js'
export { FilterDrawer } from './components/filter-drawer/filter-drawer.js'
export type { FilterDrawerProps } from './components/filter-drawer/filter-drawer.js'
export { FormField } from './components/form-field/form-field.js'
export type { FormFieldProps } from './components/form-field/form-field.js'
export { Gallery } from './components/gallery/gallery.js'
export type { GalleryImage, GalleryProps } from './components/gallery/gallery.js'
export { Grid, GridItem } from './components/grid/grid.js'
export type { GridItemProps, GridProps, GridSpan } from './components/grid/grid.js'
export { Heading } from './components/heading/heading.js'
export type { HeadingProps } from './components/heading/heading.js'
export { Hero } from './components/hero/hero.js'
export type { HeroProps } from './components/hero/hero.js'
export { Icon } from './components/icon/icon.js'
export type { IconProps } from './components/icon/icon.js'
export { iconNames } from './components/icon/icon-paths.js'
export type { IconName } from './components/icon/icon-paths.js'
export { IconButton, IconLink } from './components/icon-button/icon-button.js'
export { ToggleButton } from './components/toggle-button/toggle-button.js'
export type { ToggleButtonProps } from './components/toggle-button/toggle-button.js'
export type {
  IconButtonAppearance,
  IconButtonProps,
  IconLinkProps,
} from './components/icon-button/icon-button.js'
export { InfoBar } from './components/info-bar/info-bar.js'
export type { InfoBarItem, InfoBarProps } from './components/info-bar/info-bar.js'
export { InstalmentsTable } from './components/instalments-table/instalments-table.js'
export type {
  Instalment,
  InstalmentsTableProps,
} from './components/instalments-table/instalments-table.js'
export { LanguageSwitcher } from './components/language-switcher/language-switcher.js'
export type {
  LanguageChoice,
  LanguageSwitcherProps,
} from './components/language-switcher/language-switcher.js'
export { ViewToggle } from './components/view-toggle/view-toggle.js'
export type { ViewToggleProps, ListLayout } from './components/view-toggle/view-toggle.js'
export { Link } from './components/link/link.js'
export type { LinkProps } from './components/link/link.js'
export { LoadingBar } from './components/loading-bar/loading-bar.js'
export type { LoadingBarProps } from './components/loading-bar/loading-bar.js'
export { useLoadingBar } from './components/loading-bar/use-loading-bar.js'
export type { UseLoadingBarOptions } from './components/loading-bar/use-loading-bar.js'
export { Measurements } from './components/measurements/measurements.js'
export type { Measurement, MeasurementsProps } from './components/measurements/measurements.js'
export { MegaMenu } from './components/mega-menu/mega-menu.js'
export type {
  MegaMenuItem,
  MegaMenuLink,
  MegaMenuOffer,
} from './components/mega-menu/mega-menu-item.js'
export type { MegaMenuProps } from './components/mega-menu/mega-menu.js'
export { MessageBox } from './components/message-box/message-box.js'
export type { MessageBoxProps } from './components/message-box/message-box.js'
export { NewsletterForm } from './components/newsletter-form/newsletter-form.js'
export type { NewsletterFormProps } from './components/newsletter-form/newsletter-form.js'
export { Alert } from './components/alert/alert.js'
export type { AlertProps } from './components/alert/alert.js'
export { Notification } from './components/notification/notification.js'
export type { NotificationProps } from './components/notification/notification.js'
export { NumberField } from './components/number-field/number-field.js'
export type { NumberFieldProps } from './components/number-field/number-field.js'
export { VariantPicker } from './components/variant-picker/variant-picker.js'
export type {
  VariantOption,
  VariantPickerProps,
  VariantOptionValue,
} from './components/variant-picker/variant-picker.js'
export { Pagination } from './components/pagination/pagination.js'
export type { PaginationProps } from './components/pagination/pagination.js'
export { PhoneField } from './components/phone-field/phone-field.js'
export type { PhoneFieldProps, PhoneCode } from './components/phone-field/phone-field.js'
export { Image } from './components/image/image.js'
export type { ImageAsset, ImageProps, ImageSource } from './components/image/image.js'
export { Price } from './components/price/price.js'
export type { LabelledAmount, PriceData, PriceProps } from './components/price/price.js'
export { PriceRangeField } from './components/price-range-field/price-range-field.js'
export type { PriceRangeFieldProps } from './components/price-range-field/price-range-field.js'
export { ProductCard } from './components/product-card/product-card.js'
export type { ProductCardProps } from './components/product-card/product-card.js'
export type { ProductColor } from './components/product-card/color-swatches.js'
export { ProductGrid } from './components/product-card/product-grid.js'
export type { ProductGridProps } from './components/product-card/product-grid.js'
export { Progress } from './components/progress/progress.js'
export type { ProgressProps } from './components/progress/progress.js'
export { PromotionCard } from './components/promotion-card/promotion-card.js'
export type { PromotionCardProps } from './components/promotion-card/promotion-card.js'
export type { PromotionItemData } from './components/promotion-card/promotion-item.js'
export { QuantityField } from './components/quantity-field/quantity-field.js'
export type { QuantityFieldProps } from './components/quantity-field/quantity-field.js'
export { RadioGroup } from './components/radio-group/radio-group.js'
export type { RadioGroupProps, RadioOption } from './components/radio-group/radio-group.js'
export { ResultBar } from './components/result-bar/result-bar.js'
export type { ResultBarProps } from './components/result-bar/result-bar.js'
export { SearchCombobox } from './components/search-combobox/search-combobox.js'
export type { SearchComboboxProps } from './components/search-combobox/search-combobox.js'
export type { Suggestion, SuggestionGroup } from './components/search-combobox/suggestion-list.js'
export { SearchField } from './components/search-field/search-field.js'
export { useExampleTerm } from './components/search-field/use-example-term.js'
export type { SearchFieldProps } from './components/search-field/search-field.js'
export type { UseExampleTermOptions } from './components/search-field/use-example-term.js'
export { SectionHeading } from './components/section-heading/section-heading.js'
export type { SectionHeadingProps } from './components/section-heading/section-heading.js'
export { Rating } from './components/rating/rating.js'
export type { RatingProps } from './components/rating/rating.js'
export { Select } from './components/select/select.js'
export type { SelectOption, SelectProps } from './components/select/select.js'
export { SessionControl } from './components/session-control/session-control.js'
export type {
  SessionControlProps,
  SessionLink,
} from './components/session-control/session-control.js'
export { ShareButton } from './components/share-button/share-button.js'
export type { ShareButtonProps } from './components/share-button/share-button.js'
export { FooterColumn, FooterGroup, SiteFooter } from './components/site-footer/site-footer.js'
export type { FooterColumnProps, SiteFooterProps } from './components/site-footer/site-footer.js'
export { Skeleton } from './components/skeleton/skeleton.js'
export type { SkeletonProps } from './components/skeleton/skeleton.js'
export { SkipLink } from './components/skip-link/skip-link.js'
export type { SkipLinkProps } from './components/skip-link/skip-link.js'
export { SocialIcons } from './components/social-icons/social-icons.js'
export type {
  SocialAccount,
  SocialIconsProps,
  SocialNetwork,
} from './components/social-icons/social-icons.js'
export { SortSelect } from './components/sort-select/sort-select.js'
export type { SortSelectProps } from './components/sort-select/sort-select.js'
export { Stack } from './components/stack/stack.js'
export type { StackProps } from './components/stack/stack.js'
export { EmptyState, ErrorState } from './components/state-message/state-message.js'
export type { EmptyStateProps, ErrorStateProps } from './components/state-message/state-message.js'
export { Steps } from './components/steps/steps.js'
export type { Step, StepsProps } from './components/steps/steps.js'
export { ScrollRow } from './components/scroll-row/scroll-row.js'
export type { ScrollRowProps } from './components/scroll-row/scroll-row.js'
export { Switch } from './components/switch/switch.js'
export type { SwitchProps } from './components/switch/switch.js'
export { Table } from './components/table/table.js'
export type { TableColumn, TableProps, TableRow } from './components/table/table.js'
export { Tabs } from './components/tabs/tabs.js'
export type { TabItem, TabsProps } from './components/tabs/tabs.js'
export { Text } from './components/text/text.js'
export type { TextProps } from './components/text/text.js'
export { TextArea, TextInput } from './components/text-input/text-input.js'
export type { TextAreaProps, TextInputProps } from './components/text-input/text-input.js'
export { Tile, TileGrid } from './components/tile/tile.js'
export type { TileGridProps, TileProps } from './components/tile/tile.js'
export { Toast } from './components/toast/toast.js'
export { ToastRegion } from './components/toast/toast-region.js'
export type { ToastMessage, ToastRegionProps } from './components/toast/toast-region.js'
export type { ToastProps } from './components/toast/toast.js'
export { LinkCard } from './components/link-card/link-card.js'
export type { LinkCardProps, CardLink } from './components/link-card/link-card.js'
export { Tooltip } from './components/tooltip/tooltip.js'
export type { TooltipProps } from './components/tooltip/tooltip.js'
export { TopBar } from './components/top-bar/top-bar.js'
export type { TopBarProps } from './components/top-bar/top-bar.js'
export { NavigationLinks } from './components/top-bar/navigation-links.js'
export type { NavigationItem, NavigationLinksProps } from './components/top-bar/navigation-links.js'
export { MobileMenu, MobileMenuSection } from './components/top-bar/mobile-menu.js'
export type { MobileMenuSectionProps, MobileMenuProps } from './components/top-bar/mobile-menu.js'
export { OrderSummary } from './components/order-summary/order-summary.js'
export type {
  OrderSummaryProps,
  OrderSummaryRow,
} from './components/order-summary/order-summary.js'
export { VisuallyHidden } from './components/visually-hidden/visually-hidden.js'
export { LinkProvider, useLinkComponent } from './lib/link-provider.js'
export type { LinkProviderProps, LinkTargetProps } from './lib/link-provider.js'
export { useHydrated, useServerRendered } from './lib/use-hydrated.js'
export { createLoadingBarController } from './lib/loading-bar-controller.js'
export type {
  LoadingBarController,
  LoadingBarControllerOptions,
  LoadingBarTimers,
  LoadingPhase,
} from './lib/loading-bar-controller.js'
