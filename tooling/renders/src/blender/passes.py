"""Renders the passes that the denoiser needs and writes the finished images."""

import os

import bpy
import numpy

import repaint

GUIDES = {
    "color": "Image",
    "albedo": "Denoising Albedo",
    "normal": "Denoising Normal",
    "depth": "Denoising Depth",
    "coverage": "coverage",
}
# What a repaint needs beside them: the light on a surface, apart from its colour.
LIGHTS = {
    "diffuse direct": "DiffDir",
    "diffuse indirect": "DiffInd",
    "glossy direct": "GlossDir",
    "glossy indirect": "GlossInd",
}


def prepare(scene, floor, images):
    """Lets every surface say that it covers a pixel and, if an image repaints it, which it is."""
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    others = [material for material in bpy.data.materials if material.name not in floor.data.materials]
    add_mask(layer, "coverage", [material for material in others if material.use_nodes])
    paints = sorted({name for image in images for name in image["paints"]})
    if not paints:
        return GUIDES
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = True
    # Blender tells surfaces of one name apart by a number behind it.
    surfaces = {name: [one for one in others if one.name.split(".")[0] == name] for name in paints}
    for image in images:
        if image["paints"] and not any(surfaces[name] for name in image["paints"]):
            known = sorted(material.name for material in others)
            raise ValueError(f"No surface is called {list(image['paints'])}, only {known}.")
    for name in paints:
        add_mask(layer, repaint.mask_of(name), surfaces[name])
    return {**GUIDES, **LIGHTS, **{mask: mask for mask in map(repaint.mask_of, paints)}}


def add_mask(layer, name, materials):
    output = layer.aovs.add()
    output.name, output.type = name, "VALUE"
    for material in materials:
        node = material.node_tree.nodes.new("ShaderNodeOutputAOV")
        node.name = name
        node.inputs["Value"].default_value = 1


def render(scene, floor, slots, folder, size):
    """Renders the product, lit by the floor but without it; returns a dictionary of float arrays."""
    floor.is_shadow_catcher, floor.visible_camera = False, False
    return render_slots(scene, slots, folder, size)


def render_shadow(scene, floor, folder, size):
    """Renders the product's shadow, which is soft enough for few pixels, with what hides it."""
    floor.is_shadow_catcher, floor.visible_camera = True, True
    return render_slots(scene, {"shadow": "Image", "coverage": "coverage"}, folder, size)


def render_slots(scene, slots, folder, size):
    scene.render.resolution_x, scene.render.resolution_y = size
    write_files(scene, folder, slots)
    bpy.ops.render.render()
    return {name: load(folder, name, size) for name in slots}


def write_files(scene, folder, slots):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth, files.format.color_mode = "32", "RGBA"
    files.format.exr_codec = "NONE"
    files.file_slots.clear()
    for name, output in slots.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])


def load(folder, name, size):
    found = next(file for file in os.listdir(folder) if file.startswith(f"{name}0"))
    path = os.path.join(folder, found)
    image = bpy.data.images.load(path)
    image.alpha_mode = "PREMUL"
    width, height = size
    pixels = numpy.empty(width * height * 4, numpy.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    return pixels.reshape(height, width, 4)


def save(scene, rendered, size, path):
    """Writes through the scene's film curve, which therefore acts after denoising."""
    image = bpy.data.images.new("rendered", *size, alpha=True, float_buffer=True)
    image.alpha_mode = "PREMUL"
    image.pixels.foreach_set(numpy.ascontiguousarray(rendered, numpy.float32).ravel())
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGBA", "8"
    settings.compression = 5
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)
