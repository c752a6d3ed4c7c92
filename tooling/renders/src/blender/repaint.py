"""The same render in another paint: the light on a surface stays, its colour is exchanged."""

import numpy as np

# How bright the eye sees red, green and blue.
LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)


def repaint(rendered, paints):
    """Returns the passes as if each surface in `paints` wore its second colour; edges stay smooth."""
    if not paints:
        return rendered
    color, albedo = rendered["color"].copy(), rendered["albedo"].copy()
    diffuse = rendered["diffuse direct"][..., :3] + rendered["diffuse indirect"][..., :3]
    glossy = rendered["glossy direct"][..., :3] + rendered["glossy indirect"][..., :3]
    for name, paint in paints.items():
        before, after = linear(paint["from"]), linear(paint["to"])
        share = np.clip(rendered[mask_of(name)][..., 0], 0, 1)
        if paint.get("isPrint"):
            share = share * share_of_ink(rendered["albedo"][..., :3], before)
        if paint.get("isMetal"):
            # The light on a metal already has its colour, and twice where the metal lights itself.
            lit = (glossy @ LUMINANCE / (before @ LUMINANCE))[..., None] * after
            color[..., :3] = np.maximum(0, color[..., :3] + share[..., None] * (lit - glossy))
            albedo[..., :3] *= 1 + share[..., None] * (after / before - 1)
        else:
            change = share[..., None] * (after - before)
            color[..., :3] = np.maximum(0, color[..., :3] + change * diffuse)
            albedo[..., :3] = np.maximum(0, albedo[..., :3] + change)
    return {**rendered, "color": color, "albedo": albedo}


def mask_of(surface):
    """The pass that says where a surface is seen; Blender takes # in a file's name for a number."""
    return f"paint {surface.replace('#', '')}"


def share_of_ink(albedo, ink):
    """How much of a print's colour is this ink, where black and white are mixed into it."""
    inverse = np.linalg.pinv(np.stack([ink, np.ones(3, np.float32)], axis=1))
    return np.clip(albedo @ inverse[0].astype(np.float32), 0, 1)


def linear(color):
    values = np.array([int(color[at : at + 2], 16) for at in (1, 3, 5)], np.float32) / 255
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)
